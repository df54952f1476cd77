import { bundleWeb } from './build/build.mjs'
import { watchServer } from './build/watch-server.mjs'
import { announce } from './run/announce.mjs'
import { namesAsked } from './run/asked.mjs'
import { runCommand } from './run/command.mjs'
import { requireFreePort } from './run/ports.mjs'
import { prepare } from './run/prepare.mjs'
import { reloading } from './run/reloading.mjs'
import { apiService, webService } from './run/services.mjs'
import { startService } from './run/supervisor.mjs'

async function dev() {
  namesAsked('npm run dev   la api y la web, que se recargan con cada cambio')
  const root = process.cwd()
  const { settings, env } = prepare()
  const [apiSpec, webSpec] = [apiService(settings, env, 'dev'), webService(settings, env, 'dev')]
  for (const { listens } of [apiSpec, webSpec])
    if (listens) await requireFreePort(listens.port, listens.variable, listens.host)

  let onChange = () => {}
  await bundleWeb(root)
  await watchServer(root, () => onChange())
  const api = await startService(apiSpec)
  onChange = reloading(apiSpec, api.child)
  const web = await startService(webSpec)
  announce(['api', 'web'], settings, api.news)
  await web.ended
}

await runCommand(dev, { signalled: 0 })
