#!/bin/sh
# Runs on a server with nginx (docs/go-live.md): ssh root@… sh -s <command> < tools/hosting/nginx-release.sh
#   release       checks the upload and puts it live
#   back [name]   puts the release before this one live, or another one
#   list          names the releases; the live one has an arrow
#   before        prints the SHA256SUMS of the release before the live one, for launch-check --before
# All releases share one folder of assets, so that open pages keep their scripts in both directions.
set -eu
cd "${SITE_FOLDER:-/srv/site}"
mkdir -p releases assets
keep=5

fail() {
  echo "$1" >&2
  exit 1
}

# Puts a release live, or nothing: nginx reads `current/nginx.conf`.
switch_to() {
  before=$(readlink current || true)
  ln -sfn "releases/$1" next && mv -T next current
  if nginx -t && nginx -s reload; then return; fi
  if [ "$before" ]; then ln -sfn "$before" next && mv -T next current; else rm current; fi
  return 1
}

release() {
  [ -f upload/SHA256SUMS ] || fail 'Nothing was uploaded to upload/: upload the build.'
  wrong=$(cd upload && sha256sum --quiet --check SHA256SUMS 2>&1) ||
    fail "The upload is not whole: upload it again. First: $(echo "$wrong" | head -n 1)"
  grep -q '"mode": "production"' upload/stamp.json || fail 'Not released: this is a sandbox build. Build with npx nx build web.'
  name=$(date -u +%Y%m%d-%H%M%S)
  [ ! -e "releases/$name" ] || fail 'There was a release in this second: run it again.'
  # Not those that are there: they are the same, and somebody may be loading them.
  (cd upload/client/assets && find . -type f) | while read -r file; do
    mkdir -p "assets/$(dirname "$file")"
    [ -e "assets/$file" ] || mv "upload/client/assets/$file" "assets/$file"
  done
  rm -r upload/client/assets
  ln -s ../../../assets upload/client/assets
  mv upload "releases/$name"
  if ! switch_to "$name"; then
    rm -r "releases/$name"
    fail 'Not released: nginx refused it, and serves what it served before.'
  fi
  ls releases | sort | head -n -$keep | while read -r old; do rm -r "releases/$old"; done
  # Only the assets that a remaining release lists.
  find assets -type f | while read -r file; do
    grep -qF "  client/$file" releases/*/SHA256SUMS || rm "$file"
  done
  echo "Live: $name"
}

# The release before the live one, if there is one.
previous() {
  live=$(basename "$(readlink current)")
  ls releases | sort | sed "/^$live\$/,\$d" | tail -n 1
}

before() {
  name=$(previous)
  [ ! "$name" ] || cat "releases/$name/SHA256SUMS"
}

back() {
  live=$(basename "$(readlink current)")
  name=${1:-$(previous)}
  [ "$name" ] && [ -d "releases/$name" ] || fail "There is no release ${1:-before $live}."
  switch_to "$name" || fail "nginx refused $name, and serves $live."
  echo "Live: $name"
}

list() {
  live=$(basename "$(readlink current || true)")
  ls releases | sort | sed "s/^$live\$/& <-/"
}

case "${1:-}" in
  release | back | list | before) "$@" ;;
  *) fail 'Say release, back, list, or before.' ;;
esac
