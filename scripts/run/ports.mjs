import { createServer } from 'node:net'
import { codeOf, Failure } from './failure.mjs'

/** @param {number} port @param {string} variable */
export function portTaken(port, variable) {
  const mend = `cierra el programa que lo usa o elige otro con ${variable}=${port + 1}.`
  return new Failure(`El puerto ${port} está ocupado: ${mend}`)
}

/**
 * @param {number} port
 * @param {string} variable the one that sets it
 * @param {string} [host]
 * @returns {Promise<void>}
 */
export function requireFreePort(port, variable, host) {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error) => {
      const code = codeOf(error)
      if (code === 'EADDRINUSE') return reject(portTaken(port, variable))
      if (code === 'EACCES')
        return reject(
          new Failure(`No tienes permiso para abrir el puerto ${port}: elige otro con ${variable}.`),
        )
      reject(
        new Failure(`No se puede escuchar en ${host ?? 'todas las direcciones'} (${code}): revisa HOST.`),
      )
    })
    server.listen({ port, host }, () => server.close(() => resolve()))
  })
}

/** @returns {Promise<number>} */
export function findFreePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      server.close(() => resolve(port))
    })
  })
}
