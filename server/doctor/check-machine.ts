import { constants, existsSync, statSync } from 'node:fs'
import { access } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { ServerEnv } from '@/server/env'
import { freeBytesOf } from '@/server/free-bytes'
import { type Finding, findingsOf } from './finding'

const disk = findingsOf('Disco')
const rights = findingsOf('Permisos')
const gigabyte = 1024 ** 3

type Free = (folder: string) => Promise<number>

export async function checkDisk(
  { DATA_DIR: dataDir }: ServerEnv,
  free: Free = freeBytesOf,
): Promise<Finding[]> {
  const folders = new Set([existingAbove(dataDir), tmpdir()])
  return Promise.all([...folders].map((folder) => checkFolder(folder, free)))
}

async function checkFolder(folder: string, free: Free) {
  const bytes = await free(folder)
  const text = `En ${folder} quedan ${(bytes / gigabyte).toLocaleString('es-ES', { maximumFractionDigits: 1 })} GB.`
  if (bytes < 0.5 * gigabyte)
    return disk.bad(text, 'Libera espacio ya: con menos de 0,5 GB, las copias y las subidas pueden fallar.')
  if (bytes < 2 * gigabyte)
    return disk.warning(text, 'Libera espacio pronto, o pasa DATA_DIR a un disco mayor.')
  return disk.good(text)
}

/** A folder that is not there yet will be made in the next one above it. */
function existingAbove(folder: string): string {
  return existsSync(folder) ? folder : existingAbove(dirname(folder))
}

const secretNames = ['secrets.json']

export async function checkRights({ DATA_DIR: dataDir }: ServerEnv): Promise<Finding[]> {
  const findings: Finding[] = []
  if (process.getuid?.() === 0)
    findings.push(
      rights.warning('Esto lo ejecuta root.', 'Ejecuta Mantel con un usuario propio, sin más derechos.'),
    )
  const folder = existingAbove(dataDir)
  const mayWrite = await access(folder, constants.W_OK).then(
    () => true,
    () => false,
  )
  if (!mayWrite)
    findings.push(
      rights.bad(
        `No se puede escribir en ${folder}.`,
        `Ejecuta «chown -R $(whoami) ${folder}», o elige otra con DATA_DIR.`,
      ),
    )
  for (const name of secretNames.map((one) => join(dataDir, one))) {
    if (!existsSync(name) || (statSync(name).mode & 0o077) === 0) continue
    findings.push(
      rights.bad(`Otros usuarios de esta máquina pueden leer ${name}.`, `Ejecuta «chmod 600 ${name}».`),
    )
  }
  return findings.some(({ state }) => state === 'bad')
    ? findings
    : [...findings, rights.good(`Mantel puede escribir en ${folder}, y sus secretos no los lee nadie más.`)]
}
