# SPDX-License-Identifier: GPL-3.0-or-later
# Completion for bash: commands and options are asked of the program, so that they are always those it has.

_chancery_cli()
{
    local word=$2 before=$3 command=${COMP_WORDS[1]}
    COMPREPLY=()
    if [ "$COMP_CWORD" -eq 1 ]; then
        local commands
        commands=$("$1" --help 2>/dev/null | sed -n 's/^  \([a-z][a-z-]*\) .*/\1/p')
        mapfile -t COMPREPLY < <(compgen -W "$commands --help --version" -- "$word")
        return
    fi
    case $before in
    --rulebook)
        mapfile -t COMPREPLY < <(compgen -W "$("$1" rulebooks 2>/dev/null | awk '{ print $1 }')" -- "$word")
        return ;;
    --theme) mapfile -t COMPREPLY < <(compgen -W "light dark" -- "$word"); return ;;
    --reading) mapfile -t COMPREPLY < <(compgen -W "power order all none" -- "$word"); return ;;
    --camera) mapfile -t COMPREPLY < <(compgen -W "follows still" -- "$word"); return ;;
    esac
    case $word in
    -*)
        local options
        options=$("$1" "$command" --help 2>/dev/null | grep -o -- '^  --[a-z-]*')
        mapfile -t COMPREPLY < <(compgen -W "$options --help" -- "$word") ;;
    *)
        compopt -o filenames 2>/dev/null
        mapfile -t COMPREPLY < <(compgen -f -- "$word") ;;
    esac
}

complete -F _chancery_cli chancery-cli
