; SPDX-License-Identifier: GPL-3.0-or-later
; Installs for one user, so that no administrator is asked. Called by build.sh, which defines VERSION, STAGE and OUTPUT.
Target amd64-unicode
Name "Chancery ${VERSION}"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\Chancery"
RequestExecutionLevel user
SetCompressor /SOLID lzma
LicenseData "${STAGE}/LICENSE.txt"
Page license
Page directory
Page instfiles
UninstPage uninstConfirm
UninstPage instfiles

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Chancery"

Section
  SetOutPath "$INSTDIR"
  File /r "${STAGE}/*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Chancery.lnk" "$INSTDIR\chancery.exe"
  WriteRegStr HKCU "Software\Classes\.chancery" "" "Chancery.Game"
  WriteRegStr HKCU "Software\Classes\Chancery.Game" "" "Game of Diplomacy"
  WriteRegStr HKCU "Software\Classes\Chancery.Game\shell\open\command" "" '"$INSTDIR\chancery.exe" "%1"'
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Chancery"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
SectionEnd

; What the programs brought is removed, and nothing else that may be in the folder: games and journals stay.
Section "Uninstall"
  Delete "$INSTDIR\chancery.exe"
  Delete "$INSTDIR\chancery-cli.exe"
  Delete "$INSTDIR\LICENSE.txt"
  Delete "$INSTDIR\README.txt"
  Delete "$INSTDIR\qt.conf"
  Delete "$INSTDIR\translations\qtbase_*.qm"
  RMDir "$INSTDIR\translations"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Chancery.lnk"
  DeleteRegKey HKCU "Software\Classes\Chancery.Game"
  DeleteRegKey HKCU "Software\Classes\.chancery"
  DeleteRegKey HKCU "${UNINSTALL}"
SectionEnd
