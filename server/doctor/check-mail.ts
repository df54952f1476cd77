import { createPublicKey } from 'node:crypto'
import type { ServerEnv } from '@/server/env'
import { checkSmtp } from '@/server/ports/mail/check-smtp'
import { codeOf, type Finding, findingsOf, messageOf } from './finding'

const { good, warning, bad, notAsked } = findingsOf('Correo')

/** The texts of a name, as `node:dns` gives them. */
export type ReadTexts = (name: string) => Promise<string[][]>

export async function checkMail(env: ServerEnv, readTexts: ReadTexts): Promise<Finding[]> {
  if (!env.SMTP_URL) return [notAsked('Sin SMTP_URL, los correos se quedan en el buzón de /dev/mail.')]
  return [await checkServer(env.SMTP_URL), ...(await checkDomain(env, readTexts))]
}

async function checkServer(url: string) {
  const { host } = new URL(url)
  try {
    await checkSmtp(url)
    return good(`El servidor SMTP (${host}) responde y acepta la clave.`)
  } catch (error) {
    const advice = adviceFor(codeOf(error))
    return bad(`El servidor SMTP (${host}) no acepta la conexión: ${messageOf(error)}.`, advice)
  }
}

function adviceFor(code: string) {
  if (code === 'EAUTH') return 'Revisa el usuario y la clave de SMTP_URL.'
  if (code === 'EDNS') return 'Revisa el nombre del servidor en SMTP_URL.'
  return 'Revisa el servidor y el puerto de SMTP_URL, y que el cortafuegos deje salir a ese puerto.'
}

async function checkDomain(env: ServerEnv, readTexts: ReadTexts): Promise<Finding[]> {
  const domain = /@([^\s<>@]+)>?$/.exec(env.MAIL_FROM)?.[1]?.toLowerCase() ?? ''
  if (domain.endsWith('.example'))
    return [bad(`MAIL_FROM es de ${domain}, un dominio de ejemplo.`, 'Da un remitente de un dominio tuyo.')]
  const texts = textsFrom(readTexts)
  const spf = await texts(domain)
  if (spf === null)
    return [
      notAsked(
        `SPF, DKIM y DMARC de ${domain} no se han preguntado: aquí no hay DNS.`,
        'Vuelve a probar donde lo haya: sin ellos, los correos acaban en la carpeta de no deseados.',
      ),
    ]
  return [
    checkSpf(domain, spf),
    ...(await checkDkim(env, texts)),
    checkDmarc(domain, await texts(`_dmarc.${domain}`)),
  ]
}

type Texts = (name: string) => Promise<string[] | null>

const nothingThere = new Set(['ENOTFOUND', 'ENODATA'])

/** Null when nobody answers about names. An empty list when the name has no text. */
function textsFrom(readTexts: ReadTexts): Texts {
  return async (name) => {
    try {
      return (await readTexts(name)).map((pieces) => pieces.join(''))
    } catch (error) {
      return nothingThere.has(codeOf(error)) ? [] : null
    }
  }
}

function checkSpf(domain: string, texts: string[]) {
  const records = texts.filter((text) => /^v=spf1( |$)/i.test(text))
  if (records.length === 1) return good(`SPF: ${domain} dice quién envía en su nombre.`)
  if (records.length > 1)
    return bad(`SPF: ${domain} tiene ${records.length} registros, y así no vale ninguno.`, 'Deja uno solo.')
  return bad(
    `SPF: ${domain} no dice quién envía en su nombre.`,
    'Crea un registro TXT como «v=spf1 include:TU-PROVEEDOR -all».',
  )
}

function checkDmarc(domain: string, texts: string[] | null) {
  if (texts === null) return notAsked(`DMARC: el DNS no ha respondido por _dmarc.${domain}.`)
  const record = texts.find((text) => /^v=DMARC1\b/i.test(text))
  if (!record)
    return bad(
      `DMARC: falta el registro de _dmarc.${domain}.`,
      `Crea un registro TXT como «v=DMARC1; p=quarantine; rua=mailto:dmarc@${domain}».`,
    )
  if (/;\s*p=none\b/i.test(record))
    return warning('DMARC: la política es none: solo observa.', 'Cuando todo vaya bien, pasa a p=quarantine.')
  return good('DMARC: hay política para los correos que no son tuyos.')
}

async function checkDkim({ dkim }: ServerEnv, texts: Texts): Promise<Finding[]> {
  if (!dkim)
    return [
      notAsked(
        'DKIM: firma el servidor SMTP, si lo hace: aquí no hay clave.',
        'Si tu proveedor no firma, da DKIM_DOMAIN, DKIM_SELECTOR y DKIM_PRIVATE_KEY.',
      ),
    ]
  const name = `${dkim.keySelector}._domainkey.${dkim.domainName}`
  const found = await texts(name)
  if (found === null) return [notAsked(`DKIM: el DNS no ha respondido por ${name}.`)]
  const published = found
    .map((text) => /(?:^|;)\s*p=([^;]*)/.exec(text)?.[1]?.replace(/\s/g, ''))
    .find(Boolean)
  const own = publicKeyOf(dkim.privateKey)
  if (!published)
    return [
      bad(`DKIM: falta el registro de ${name}.`, `Crea un registro TXT con «v=DKIM1; k=rsa; p=${own}».`),
    ]
  if (published !== own)
    return [
      bad(
        `DKIM: la clave de ${name} no es la de DKIM_PRIVATE_KEY.`,
        `Publica «p=${own}», o da la clave privada que corresponde.`,
      ),
    ]
  return [good('DKIM: la clave publicada es la que firma.')]
}

const publicKeyOf = (pem: string) =>
  createPublicKey(pem).export({ type: 'spki', format: 'der' }).toString('base64')
