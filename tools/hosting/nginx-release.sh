#!/bin/sh
# Runs on a server with nginx (docs/go-live.md): ssh root@… sh -s <command> < tools/hosting/nginx-release.sh
#   release       checks the upload and puts it live
#   back [name]   puts a release live: the given one, or else the one that the live release replaced
#   list          names the releases; the live one has an arrow
#
# Wherever the script fails or is killed, nginx serves one whole release, or none before the first. The next command
# undoes a switch that was interrupted, and later releases delete what else was left.
# All releases share one folder of assets, so that open pages find their scripts after a release and after back.
set -eu
kept=5
live=''
is_live=''

# Printed when the script fails. A command that fails has already printed the cause; `reason` adds what it means for the
# live site, and must be true at every point of the script. Once the new release is live, `is_live` lets the script
# succeed, even if it then cannot remove old files.
reason='Nothing was done: what was live is live.'
finish() {
  status=$?
  [ $status = 0 ] || echo "$reason" >&2
  [ ! "$is_live" ] || status=0
  exit $status
}
trap finish EXIT

fail() {
  reason=$1
  exit 1
}

# Makes `current` a link to a release. The running nginx reads `current/*.conf` only when it reloads, and serves the
# former release until then.
point_to() {
  ln -sfn "releases/$1" next && mv -T next current
}

# Undoes a switch that did not succeed: returns to the release that was live before.
undo_switch() {
  if [ "$live" ]; then point_to "$live"; else rm -f current; fi && nginx -t -q && nginx -s reload && rm switching
}

# Puts a release live, or if that fails, keeps the one that was live. During the switch, the link `switching` names the
# old release, so that the next command can undo the switch if this one is killed.
switch_to() {
  ln -s "${live:-none}" switching || return 1
  if point_to "$1" && nginx -t -q && nginx -s reload && rm switching; then return; fi
  undo_switch || fail "nginx did not say whether it reloaded, so it serves $1 or ${live:-nothing}, and not a mixture. Correct what is named above, run list, which goes back to ${live:-nothing}, and then release again."
  return 1
}

release() {
  [ -f upload/SHA256SUMS ] || fail 'Nothing was uploaded to upload/: upload the build.'
  name=$(date -u +%Y%m%d-%H%M%S)
  [ ! -e "releases/$name" ] || fail 'There was a release in this second: run it again.'
  # A copy, since somebody may still be uploading files.
  rm -rf new
  cp -a upload new
  wrong=$(cd new && sha256sum --quiet --check SHA256SUMS 2>&1) ||
    fail "Not released: the upload is not whole, or goes on. Upload it again. First: $(echo "$wrong" | head -n 1)"
  # An operator may run the commands of a release (docs/go-live.md) again for the same build, such as when only the last
  # of them, a check, failed. A second copy would be nothing new, and back would lead to the first copy instead of an
  # older build.
  if [ "$live" ] && cmp -s new/SHA256SUMS "releases/$live/SHA256SUMS"; then
    rm -rf new old
    echo "Nothing to do: $live is live, and is this build."
    exit 0
  fi
  stamp=$(cat new/stamp.json)
  case $stamp in
    *'"mode": "production"'*) ;;
    *) fail 'Not released: this is a sandbox build. Build with npx nx build web.' ;;
  esac
  find new/client/assets -type f | while read -r file; do
    shared=assets/${file#new/client/assets/}
    mkdir -p "${shared%/*}"
    mv -T "$file" "$shared"
  done
  # Deletes the empty folders. Fails if a file is left in one.
  find new/client/assets -type d -delete
  ln -s ../../../assets new/client/assets
  # The root names this release. If it named current/client, nginx would serve the new pages with the headers of the
  # previous release until it has reloaded. A root in site-settings.conf would override this one.
  echo "root $PWD/releases/$name/client;" > new/root.conf
  [ ! "$live" ] || ln -s "$live" new/replaced
  # Writes the files to disk, so that a power cut leaves no empty ones.
  sync -f new
  mv -T new "releases/$name"
  if ! switch_to "$name"; then
    reason="Not released. Live: ${live:-nothing}"
    discard "$name"
    exit 1
  fi
  echo "Live: $name${live:+, instead of $live}"
  live=$name
  is_live=yes
  reason='Old files could not be removed. The next release tries it again.'
  remove_old
}

# Deletes old releases, except the newest `kept` ones, the live one, and the one that it replaced, to which back leads.
# Then deletes assets that no release lists.
remove_old() {
  find_previous
  set -- releases/*
  while [ $# -gt $kept ]; do
    case " $live $previous " in
      *" ${1#releases/} "*) ;;
      *) discard "${1#releases/}" ;;
    esac
    shift
  done
  find assets -type f | while read -r file; do
    # Status 1 of grep means that no release lists the file. After any other failure, a release may still need it.
    grep -qF "  client/$file" releases/*/SHA256SUMS || [ $? != 1 ] || rm "$file"
  done
}

# Moves a release away before deleting it, so that back never finds a half-deleted one.
discard() {
  rm -rf old
  mv -T "releases/$1" old
  rm -rf old
}

is_release() {
  [ -f "releases/$1/SHA256SUMS" ]
}

# Sets `previous` to the release that the live one replaced when it was released, or to nothing. If somebody had gone
# back from a bad release before that, it is the release to which they had gone back.
find_previous() {
  previous=''
  [ ! -L "releases/$live/replaced" ] || previous=$(readlink "releases/$live/replaced")
}

back() {
  find_previous
  name=${1:-$previous}
  is_release "$name" || fail "There is no release ${1:-to go back to}. Live: ${live:-nothing}"
  switch_to "$name" || fail "nginx does not take $name. Live: ${live:-nothing}"
  echo "Live: $name, instead of ${live:-nothing}"
}

list() {
  for folder in releases/*; do
    name=${folder#releases/}
    is_release "$name" || continue
    mark=''
    [ "$name" != "$live" ] || mark=' <-'
    echo "$name$mark"
  done
}

cd "${SITE_FOLDER:-/srv/site}"
mkdir -p releases assets
exec 9> lock
flock -n 9 || fail 'Nothing was done: another command of this script is still running.'
[ -L current ] || [ ! -e current ] || fail "Nothing was done: $PWD/current has to be a link that this script makes. Move it away, and run this again."
if [ -L switching ]; then
  live=$(readlink switching)
  [ "$live" != none ] || live=''
  undo_switch || fail "The command before this one was stopped, and could not be undone. Correct what is named above, and run this again."
  echo "The command before this one was stopped, and is undone. Live: ${live:-nothing}" >&2
elif [ -L current ]; then
  live=$(readlink current)
  live=${live#releases/}
fi
case "${1:-}" in
  release | back | list) "$@" ;;
  *) fail 'Say release, back, or list.' ;;
esac
