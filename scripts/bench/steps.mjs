import { chromium } from 'playwright'
import { requireChromium } from '../test/chromium.mjs'

/** @typedef {import('playwright').Page} Page */
/** @typedef {import('playwright').Locator} Locator */
/** @typedef {{ step: string, begun: number, taps: number, letters: number }} Row */

const letterMs = 60_000 / 200

/** An owner with a cheap phone: counts what is pressed and typed. The next field of a form is reached by the keyboard's own key. */
class Owner {
  /** @type {Row[]} */
  rows = []

  /** @param {string} step */
  begin(step) {
    this.rows.push({ step, begun: performance.now(), taps: 0, letters: 0 })
  }

  /** @param {Locator} what */
  async tap(what) {
    await what.tap()
    this.#count({ taps: 1 })
  }

  /** @param {Locator} field @param {string} text @param {{ isFirst?: boolean }} [how] the first field of a form is tapped, unless it has the focus */
  async type(field, text, { isFirst = false } = {}) {
    const hasFocus = await field.evaluate((element) => element === element.ownerDocument.activeElement)
    if (isFirst && !hasFocus) await this.tap(field)
    await field.fill(text)
    this.#count({ letters: text.length })
  }

  /** @param {{ taps?: number, letters?: number }} more */
  #count({ taps = 0, letters = 0 }) {
    const row = this.rows.at(-1)
    if (!row) throw new Error('begin() comes first')
    row.taps += taps
    row.letters += letters
  }
}

/** After lunch, a menu without a service would be tomorrow's. */
const hour = Number(
  new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone: 'Europe/Madrid' }).format(),
)
const menu = `${hour < 15 ? 'Menú' : 'Cena'} 12,50 €\nlentejas, gazpacho\nmerluza, pollo asado`

/** From signing up to a menu that everybody sees, through the chat. @param {string} baseUrl */
export async function countSteps(baseUrl) {
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const context = await browser.newContext({
      ...{ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
      ...{ locale: 'es-ES', timezoneId: 'Europe/Madrid', baseURL: baseUrl },
    })
    const opened = performance.now()
    const { rows } = await walk(await context.newPage())
    const ended = performance.now()
    const all = {
      ...{ step: 'en total', begun: opened, until: ended },
      taps: rows.reduce((sum, row) => sum + row.taps, 0),
      letters: rows.reduce((sum, row) => sum + row.letters, 0),
    }
    const steps = rows.map((row, at) => ({ ...row, until: rows[at + 1]?.begun ?? ended }))
    return [...steps, all].map(({ step, taps, letters, begun, until }) => ({
      ...{ paso: step, pulsaciones: taps, letras: letters },
      'segundos de teclear': ((letters * letterMs) / 1000).toFixed(1),
      'de lo demás': ((until - begun) / 1000).toFixed(1),
    }))
  } finally {
    await browser.close()
  }
}

/** @param {Page} page */
async function walk(page) {
  const owner = new Owner()
  const email = `l${Date.now() % 1_000_000}@e.es`
  const named = (/** @type {string | RegExp} */ name) => page.getByRole('button', { name })

  await page.goto('/signup')
  owner.begin('la cuenta')
  await owner.type(page.getByLabel('Nombre', { exact: true }), 'Lola', { isFirst: true })
  await owner.type(page.getByLabel('Apellidos'), 'Ríos')
  await owner.type(page.getByLabel(/Correo|Email/).first(), email)
  await owner.type(page.locator('input[name=password]'), 'puchero23')
  await owner.tap(page.locator('form input[name=consent]'))
  await owner.tap(page.locator('form button[type=submit]').last())

  owner.begin('el nombre')
  await owner.type(page.getByLabel('Nombre del restaurante'), 'Casa Lola', { isFirst: true })
  await owner.tap(named('Continuar'))

  owner.begin('el menú')
  await owner.type(page.getByRole('textbox', { name: 'Escribe un mensaje' }), menu, { isFirst: true })
  await owner.tap(named('Enviar'))
  await owner.tap(named('Publicar').last())

  owner.begin('el correo')
  const button = await verifyIn(page, email)
  const opened = button.page.waitForEvent('popup')
  await owner.tap(button.link)
  await (await opened).getByText('¡Correo electrónico verificado con éxito!').waitFor()
  await owner.tap(named('Ya lo he verificado').last())

  owner.begin('la dirección')
  await owner.tap(page.getByRole('link', { name: /mi-restaurante/ }).last())
  const picker = page.getByRole('dialog')
  await owner.type(picker.getByRole('combobox'), 'calle atocha 30, madrid', { isFirst: true })
  await owner.tap(picker.getByRole('option').first())
  await owner.tap(picker.getByRole('button', { name: 'Guardar dirección' }))
  await page.getByText('Tus clientes aún no pueden ver tu menú').waitFor({ state: 'hidden' })
  return owner
}

/** The button of the mail, as somebody taps it who reads it. @param {Page} page @param {string} email */
async function verifyIn(page, email) {
  const mails = await page.context().newPage()
  await mails.goto('/dev/mail')
  await mails.getByRole('link', { name: email }).first().click()
  const link = mails.frameLocator('iframe').getByRole('link', { name: /Verificar|Confirmar/ })
  return { page: mails, link: link.first() }
}
