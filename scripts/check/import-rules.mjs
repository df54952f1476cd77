/** @typedef {{ from: RegExp, may?: RegExp, mayNot?: RegExp, types?: true, why: string }} Rule */

// The layers of docs/architecture.md#layers. A rule applies to the files that `from` matches: each import must match `may` and must not
// match `mayNot`. In `mayNot`, $1 stands for the text that `from` has captured. Packages are written `npm:name`, Node's own modules
// `node:name`. `types` allows imports of types alone.
const SERVER_ENTRY = '(main|worker|app)(\\.ts)?$'

/** @type {Rule[]} */
export const rules = [
  {
    from: /^contract\//,
    may: /^(contract\/|npm:zod$)/,
    why: 'contract imports only zod',
  },
  {
    from: /^telemetry\//,
    may: /^(telemetry\/|node:)/,
    why: 'telemetry measures web and api alike and knows neither',
  },
  {
    from: /^lib\//,
    mayNot: /^(app|components|server|scripts|tests|e2e)\//,
    why: 'lib imports contract and nothing above itself (app → components → lib → contract)',
  },
  {
    from: /^components\//,
    mayNot: /^(app|server|scripts|tests|e2e)\//,
    why: 'components import lib and contract (app → components → lib → contract)',
  },
  {
    from: /^(app\/|middleware\.ts|next\.config\.ts)/,
    mayNot: /^(server|scripts|tests|e2e)\//,
    why: 'the web talks to the server by HTTP alone',
  },
  {
    from: /^app\/(?!\[locale\]\/\(designer\)\/plantilla\/)/,
    mayNot: /^components\/template-editor\//,
    why: 'the editor’s code is fetched on /plantilla/editor alone',
  },
  {
    from: /^server\//,
    mayNot: /^(app|components|lib|scripts|tests|e2e)\//,
    why: 'the server never imports the web',
  },
  {
    from: /^components\/ui\//,
    mayNot: /^components\/(?!ui\/)/,
    why: 'primitives know no feature and no shell',
  },
  {
    from: /^components\/(?!ui\/)([^/]+)\//,
    mayNot: /^components\/(?!ui\/|layout\/|upload\/|$1\/)/,
    why: 'features do not import each other: app composes them; what several forms need lies in ui or upload',
  },
  {
    from: /^server\/db\//,
    mayNot: /^server\/(http|modules|jobs|ports|images|cli)\//,
    why: 'the database layer stands below everything in the server',
  },
  {
    from: /^server\/ports\//,
    mayNot: /^server\/(http|modules|jobs|cli)\//,
    why: 'a port knows the outside world, not who uses it',
  },
  {
    from: /^server\/modules\/(?!.*routes\.ts$)/,
    mayNot: /^server\/(http\/|cli\/|jobs\/handlers)/,
    why: 'http, jobs → modules → db, ports; only routes.ts mounts on http',
  },
  {
    from: /^server\/modules\/([^/]+)\//,
    mayNot: /^server\/modules\/(?!$1\/)[^/]+\/(?!index\.ts$)/,
    why: 'a module reaches another only through its index.ts',
  },
  {
    from: new RegExp(`^server/(?!cli/|${SERVER_ENTRY})`),
    mayNot: new RegExp(`^server/${SERVER_ENTRY}`),
    why: 'nothing imports an entry: it composes the rest',
  },
  {
    from: /^server\/(?!db\/|http\/health\.ts)(?!modules\/[^/]+\/queries[^/]*\.ts$)(?!modules\/[^/]+\/queries\/)/,
    mayNot: /^npm:(pg|drizzle-orm|@electric-sql\/.*)$/,
    types: true,
    why: 'SQL only in queries.ts and db/',
  },
  {
    from: /^server\/(?!ports\/)/,
    mayNot: /^npm:(stripe|nodemailer|@aws-sdk\/.*|@stripe\/.*)$/,
    types: true,
    why: "a vendor's SDK only in its port's folder",
  },
]
