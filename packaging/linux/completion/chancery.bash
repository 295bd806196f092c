# SPDX-License-Identifier: GPL-3.0-or-later
# Completion for bash: options are asked of the program, so that they are always those it has.

_chancery()
{
    COMPREPLY=()
    case $3 in
    --theme) mapfile -t COMPREPLY < <(compgen -W "light dark" -- "$2"); return ;;
    --window) mapfile -t COMPREPLY < <(compgen -W "board projector study" -- "$2"); return ;;
    --profile) compopt -o filenames 2>/dev/null; mapfile -t COMPREPLY < <(compgen -d -- "$2"); return ;;
    esac
    case $2 in
    -*)
        local options
        options=$("$1" --help 2>/dev/null | grep -o -- '--[a-z][a-z-]*')
        mapfile -t COMPREPLY < <(compgen -W "$options" -- "$2") ;;
    *)
        compopt -o filenames 2>/dev/null
        mapfile -t COMPREPLY < <(compgen -f -- "$2") ;;
    esac
}

complete -F _chancery chancery
