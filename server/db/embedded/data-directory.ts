import { accessSync, constants, existsSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode } from '@/server/db/embedded/error-code'
import { keepPrivate } from '@/server/private-folder'
import { AppStartError } from '@/server/start-error'

const MEGABYTE = 1024 * 1024
const ROOM_FOR_A_NEW_DATABASE = 192 * MEGABYTE
const ROOM_TO_WORK = 48 * MEGABYTE

/** Makes sure that a database can live in the directory, or throws one sentence that says why not. */
export function prepareDataDirectory(dataDir: string, cluster: string): void {
  try {
    keepPrivate(dataDir)
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
    const probe = join(dataDir, `.probe-${process.pid}`)
    writeFileSync(probe, 'x')
    rmSync(probe)
  } catch (error) {
    throw directoryError(dataDir, error)
  }
  const { bavail, bsize } = statfsSync(dataDir)
  const needed = existsSync(cluster) ? ROOM_TO_WORK : ROOM_FOR_A_NEW_DATABASE
  if (bavail * bsize < needed) throw diskFull(dataDir, needed)
}

export function directoryError(dataDir: string, error: unknown): Error {
  const code = errorCode(error) ?? ''
  if (['ENOSPC', 'EDQUOT'].includes(code)) return diskFull(dataDir, ROOM_TO_WORK)
  if (['EACCES', 'EPERM', 'EROFS'].includes(code))
    return new AppStartError(
      `No tienes permiso para escribir en ${dataDir}: cambia sus permisos o elige otra carpeta con DATA_DIR.`,
    )
  if (['ENOTDIR', 'EEXIST', 'ENAMETOOLONG', 'ENOENT'].includes(code))
    return new AppStartError(`${dataDir} no puede ser la carpeta de datos: elige otra con DATA_DIR.`)
  return error instanceof Error ? error : new Error(String(error))
}

function diskFull(dataDir: string, needed: number): AppStartError {
  return new AppStartError(
    `No queda espacio en el disco de ${dataDir}: libera al menos ${needed / MEGABYTE} MB o elige otra carpeta con DATA_DIR.`,
  )
}
