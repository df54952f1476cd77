import { examine } from '@/server/doctor/examine'
import { isWell, reportOf } from '@/server/doctor/report'
import { givenVariables } from '@/server/env'
import { runCommand } from './command'

const usage = `npm run doctor

Comprueba variables, permisos, disco, puertos, reloj, base de datos, archivos, correo y certificado, y dice qué hacer.
No cambia nada: escribe y borra un archivo de prueba, y no envía ningún correo. Acaba con 1 si hay algo que corregir.`

runCommand(usage, async () => {
  const findings = await examine(givenVariables(), new Date())
  if (!isWell(findings)) process.exitCode = 1
  return reportOf(findings)
})
