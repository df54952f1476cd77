/** Never shown: app/global-not-found.tsx answers. Without this file, Next writes its own page with its styles into every page. */
export default function NotFound() {
  return null
}
