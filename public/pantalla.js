// A screen on a wall has nobody to press «reload»: it asks each minute, and keeps what it shows until the new has come.
const everyMs = 60_000

async function renew() {
  const answer = await fetch(location.href, { cache: 'no-store' })
  if (!answer.ok) return
  const next = new DOMParser().parseFromString(await answer.text(), 'text/html')
  if (next.body.innerHTML === document.body.innerHTML) return
  const picture = next.querySelector('img')
  if (picture) {
    const loading = new Image()
    loading.src = picture.getAttribute('src') ?? ''
    await loading.decode()
  }
  document.title = next.title
  document.body.replaceChildren(...document.adoptNode(next.body).childNodes)
}

setInterval(() => renew().catch(() => undefined), everyMs)
addEventListener('online', () => renew().catch(() => undefined))
