/** @typedef {import('./settings.mjs').Settings} Settings */

/** @param {unknown} news @returns {string | undefined} */
function demoLogin(news) {
  if (!news || typeof news !== 'object' || !('demoOwner' in news)) return
  const { demoOwner } = news
  if (!demoOwner || typeof demoOwner !== 'object') return
  if ('email' in demoOwner && 'password' in demoOwner) return `${demoOwner.email} · ${demoOwner.password}`
}

/**
 * @param {string[]} names
 * @param {Settings} settings
 * @param {unknown} news the messages of the services when they were ready
 */
export function announce(names, { webPort, apiPort }, news) {
  const login = demoLogin(news)
  const rows = [
    ...(names.includes('web') ? [['Web', process.env.SITE_URL || `http://localhost:${webPort}`]] : []),
    ...(names.includes('api') ? [['API', `http://localhost:${apiPort}/docs`]] : []),
    ...(login ? [['Acceso de demostración', login]] : []),
  ]
  const table = rows.map(([label = '', value]) => `  ${label.padEnd(24)}${value}`)
  console.log(['', 'Mantel está en marcha. Para pararlo, Ctrl-C.', ...table, ''].join('\n'))
}
