import { connect } from 'node:tls'
import type { ServerEnv } from '@/server/env'
import { codeOf, type Finding, findingsOf, messageOf } from './finding'

const { good, warning, bad, notAsked } = findingsOf('Certificado')

const dayMs = 86_400_000

type Shown = { validTo: Date; problem: string | undefined }
type Ask = (host: string, port: number) => Promise<Shown>

export async function checkCertificate(
  { SITE_URL }: Pick<ServerEnv, 'SITE_URL'>,
  now: Date,
  ask: Ask = askServer,
): Promise<Finding[]> {
  const { protocol, hostname, port } = new URL(SITE_URL)
  if (protocol !== 'https:') return [notAsked('SITE_URL no usa https.')]
  try {
    const { validTo, problem } = await ask(hostname, Number(port) || 443)
    const days = Math.floor((validTo.getTime() - now.getTime()) / dayMs)
    if (days < 0)
      return [bad(`El de ${hostname} caducó hace ${-days} días.`, 'Renuévalo: los navegadores ya no entran.')]
    if (problem)
      return [
        bad(
          `Los navegadores no aceptan el de ${hostname}: ${problem}.`,
          'Pide uno para ese nombre, con su cadena.',
        ),
      ]
    const text = `El de ${hostname} vale ${days} días más.`
    if (days < 7) return [bad(text, 'Renuévalo hoy, y mira por qué no se renueva solo.')]
    if (days < 21) return [warning(text, 'Mira si se renueva solo: suele hacerse con 30 días.')]
    return [good(text)]
  } catch (error) {
    if (['EAI_AGAIN', 'ENETUNREACH', 'EHOSTUNREACH'].includes(codeOf(error)))
      return [notAsked(`No se ha podido preguntar a ${hostname}: desde aquí no hay red o DNS.`)]
    const advice = 'Comprueba que el nombre lleva a esta máquina y que el proxy con TLS está en marcha.'
    return [bad(`No se ha podido ver el de ${hostname}: ${messageOf(error)}.`, advice)]
  }
}

const patienceMs = 8_000

const askServer: Ask = (host, port) =>
  new Promise((resolve, reject) => {
    const socket = connect({ host, port, servername: host, rejectUnauthorized: false }, () => {
      const { valid_to: validTo } = socket.getPeerCertificate()
      const problem = socket.authorizationError
      socket.destroy()
      resolve({ validTo: new Date(validTo), problem: problem ? messageOf(problem) : undefined })
    })
    socket.setTimeout(patienceMs, () => socket.destroy(new Error('no responde')))
    socket.once('error', reject)
  })
