import { randomBytes } from 'node:crypto'
import { demoFilesFolder } from '@/server/db/seed'
import type { ServerEnv } from '@/server/env'
import { createStorage } from '@/server/ports/storage'
import { bytesOf } from '@/server/ports/storage/bytes-of'
import { codeOf, type Finding, findingsOf, messageOf } from './finding'

const { good, bad } = findingsOf('Archivos subidos')

/** Writes a small file, reads it and deletes it. */
export async function checkStorage({ DATA_DIR: dataDir, s3 }: ServerEnv): Promise<Finding[]> {
  const storage = createStorage({ dataDir, s3, stockFolder: demoFilesFolder() })
  const where = s3 ? `El almacén S3 (${s3.bucket})` : 'La carpeta files de DATA_DIR'
  const key = `doctor${randomBytes(3).toString('hex')}/prueba.txt`
  const bytes = randomBytes(64)
  let step = 'escribir'
  try {
    await storage.write({ key, contentType: 'text/plain', bytes })
    step = 'leer'
    const found = await storage.find(key)
    if (!found || !Buffer.from(await bytesOf(found)).equals(bytes))
      return [bad(`${where} no devuelve lo que se guarda.`, 'Revisa si hay una caché o un proxy en medio.')]
    step = 'borrar'
    await storage.delete([key])
    if (await storage.find(key)) return [bad(`${where} no borra.`, 'Da a la clave el derecho de borrar.')]
    return [good(`${where}: se escribe, se lee y se borra.`)]
  } catch (error) {
    return [
      bad(`${where} no deja ${step}: ${codeOf(error) || messageOf(error)}.`, s3 ? s3Advice : folderAdvice),
    ]
  } finally {
    storage.close()
  }
}

const s3Advice = 'Revisa S3_ENDPOINT, S3_BUCKET y que las claves puedan leer, escribir, borrar y listar.'
const folderAdvice = 'Da permiso de escritura en esa carpeta al usuario que ejecuta Mantel.'
