import type { Pool } from 'pg'
import { AppStartError } from '@/server/start-error'

const OLDEST = 15

const sentences: Record<string, string> = {
  ECONNREFUSED: 'nadie responde en esa dirección; comprueba que PostgreSQL está en marcha',
  ENOTFOUND: 'ese servidor no existe; comprueba el nombre',
  ENOENT: 'ese socket no existe; comprueba la ruta',
  '28P01': 'el usuario o la clave no valen',
  '28000': 'el usuario no puede entrar',
  '3D000': 'esa base de datos no existe; créala primero',
}

/** One round trip at the start, so that a wrong DATABASE_URL is a sentence and not a failing request later. */
export async function checkPostgres(pool: Pool): Promise<void> {
  const version = await readVersion(pool)
  if (version >= OLDEST * 10_000) return
  throw new AppStartError(
    `Mantel necesita PostgreSQL ${OLDEST} o más nuevo, y DATABASE_URL lleva a la versión ${Math.floor(version / 10_000)}.`,
  )
}

async function readVersion(pool: Pool): Promise<number> {
  try {
    const { rows } = await pool.query(`select current_setting('server_version_num')::int as version`)
    return Number(rows[0]?.version)
  } catch (error) {
    throw new AppStartError(`No se pudo conectar con PostgreSQL (DATABASE_URL): ${explain(error)}.`, {
      cause: error,
    })
  }
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? String(error.code) : ''
  return sentences[code] ?? (error.message || code)
}
