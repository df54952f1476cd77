/**
 * Words of one kind do the same in a message, whatever their language. A final `-` stands for any ending. A word belongs to the first kinds
 * that hold it, two at most.
 */
const kinds = {
  gone: 'agot- acab- termin- finiquit- fini kaput fundi- volao- volad- volaron volo vola volat- esfum- liquid- remat- pulid- zampa- ventil- cepill- arras- sold finished out vendid- vendi- venut- evapor- esgot- amait- bukat- agortu- pelao- limpi- pulio- desaparec- exhaust- ruina triunf-',
  remove:
    'quit- kit- elimin- borr- retir- tach- suprim- sobra- fuera fora saca sacame sacalo sacala sacad descart- remove- delete drop treu treure traieu tret lleva llevar lleve- esborr- kendu- kend- ezaba- desaparezca descolg- despublic- baja bajalo bajala bajad',
  put: 'pon pont- ponm- ponl- ponle- pones pongo pong- pone poner- poned posa- poso posem posar fica ficar fiquem met- mete- anad- anyad- agreg- suma- sumal- incorpor- afegi- afegeix- engad- engadir mete meto meter mételo add include gehi- jarri ipini apunt- apúnt- encaj- cuela- cuel- sacamos',
  swap: 'cambi- camvi- canvi- sustitu- reempla- remplaz- reemplaz- change swap replace modific- aldatu- permut- intercambi- troca- trocar cambea- cámbi- muda',
  instead: 'lugar vez instead sitio puesto cambio lloc vegada substituc- ordez partes',
  back: 'vuelv- volv- vuelt- repon- repus- repuest- recuper- aparec- aparic- regres- back again torna tornem torn- volve- volta- voltan berriz itzuli rescat- resucit- encontr- trob- atop-',
  undo: 'desh- desfe- desfes desfai desfac- undo revert- revier- anul- cancel- atras marcha enrere desegin retroce- revoc-',
  keep: 'deja- dej- deix- deixa- toques tocar tocas tocarl- toqu- queda quedan quede- qued- mant- manten- conserv- igual tal leave stay keep stays utzi intact- sigue siguen segueix continua aguant- respet-',
  publish:
    'public- publica- publish post sub- subel- subir- subim- cuelg- colg- colga- penj- puja- pujal- lanz- llanç- mand- envi- envia- tira tiral- echal- suelt- solt- argitar- saca- live dale adelante endavant aurrera adiante manda- send release difund-',
  schedule:
    'program- schedul- prepar- list- agend- planific- deixal- guardal- guard- antelac- cola antemano programat- preparat-',
  wait: 'esper- aguard- wait hold quiet- para parad- paralo pera momento momentet minut- segund-o seg ratito rato tranqui- calma itxaron agarda- frena- stop pausa todavia aun encara ainda oraindik luego despues tarde',
  drop: 'descart- olvid- olvida- oblid- basura papelera forget nada nah mind scrap nevermind esquece- ahaztu paso pasando tir-alo',
  yes: 'si sip siii vale val ok okey okay oki bai sisi claro perfecto perfecte genial correcto correcte exacto eso venga hala ala dale yes yep sure afirmativo efectivamente desde-luego clar bien be ben ongi conforme acuerdo acord estupendo fenomenal listo llest guay mola',
  no: 'no nop nope nah non nada ni ez tampoco nunca jamas nanai negativo cap mai sense sin sen gabe without',
  price:
    'preci- preu- prez- prezio- price precios cobr- cuest- cost- val- vale valer sale salen sal- euros euro eur pavos leuros eurillos € euraz- tarif- importe',
  rise: 'sub- subir- sube suba subel- aument- increment- encarec- pujal- puja apuja- igo mas més máis más upa raise increase',
  fall: 'baj- baix- rebaj- descuent- menos menys bajal- baja jaitsi lower cheaper barat- abarat- reduc-',
  half: 'medi- mig mitj- mitja half erdi media-rac- mediomen- unic- plato-unico suelt-',
  extra:
    'suplement- suplemen- extra recargo sobreprec- plus gehigarri suplem- aparte apart a-parte adicional',
  include:
    'inclu- inclo- inclou- entra entran entrar entre- barne sartuta included includes comes viene vienen ven va van lleva llevan',
  drink:
    'bebid- begud- edari- vino vi viño vin ardo- agua aigua auga ur ura water cervez- caña cana cañas refresc- copa cop- clara gaseosa casera botell- sidra txakoli mosto wine beer drink jarra frasca limonada',
  bread: 'pan pa ogi- ogia bread panecillo chusco bollito',
  coffee: 'cafe cafes cafè kafe- coffee infusion infus- te té cortado chupit- chupito',
  sweet: 'postre- sobremes- dessert- dulce pudding postreak fruta fruita froita',
  hour: 'hora- horas hores ore- orduak o-clock reloj am pm hs puntual mediodia migdia eguerd- media cuarto quart quarts punto',
  open: 'abr- abri- obr- obri- abiert- obert- open ireki- abert- servim- servi- sirv- servic- atend-',
  shut: 'cerr- cierr- tanc- tanqu- pech- itxi- closed close libr- descans- festa fiesta festiv- vacacion- vacances oporr- boda comunion entierro funeral puente festes patron- permiso reforma- averia',
  copy: 'copi- repet- repit- repe- mism- mateix- igual same mesm- berdin- duplic- clon- calca- identic-',
  move: 'pas- pasal- pasam- mov- muev- muev- movel- traslad- corr- camb- aplaz- retras- atras- adelant- posp- moure mou- mugitu',
  see: 'ver veo ves vea vean ve vemos mir- muestr- mostr- ensen- enseñ- show see look lee lees leer mandame dime dim- digues dime- esan erakutsi ikusi recuerd- resum- repas- lista list-ado',
  ask: 'que qué k q cual cuales cuando cuanto cuanta cuantos cuantas como donde quien quin quina quan quant quanta com on qui onde cando canto zer zein noiz nola non zenbat what when how where which who why is are does do can puedo puc podo hay-que sabes saps',
  visible:
    'publicad- visible- ve ven vist- colgad- penjat- puest- posat sale salio aparece activ- online on-line internet web pagina pagin- page google live funciona- cargad-',
  visits:
    'visit- visto- vist- mirad- mirat clic- click- gente gent xente jende people clientes entrad- estadist- views visualiz- ojead- numer- cuant-os',
  person:
    'person- human- alguien algu alguen algué soporte atencion agente telefono telef- llam- truc- chama- norbait someone somebody support hablar parlar falar talk',
  cost: 'mes mensual- suscrip- subscrip- cuota plan planes factura gratis free prueba tarjeta premium pago pagar paga cobrais cobráis',
  how: 'como puedo puede se-puede pued- podria podr- hacer hago fer faig facer egin sirve funciona acept- admit- foto fotos pdf qr plantill- dise- logo carta imagen idioma letra color tipografia font',
  thanks:
    'graci- gràci- graci- grac- merci gracies grazas eskerrik mila thanks thank moltes moitas agradec- majo maja guapa guapo artista crack cielo sol',
  hello:
    'hola holi holaa buenas bones bon bona bos boas kaixo egun hello hi hey buen buenos dias dia tardes noches adeu adios agur abur chao ciao hasta-luego bye deica vinga',
  laugh: 'jaj- jej- jiji- haha- hehe- xd lol jjj- juas ajaj- 😂 🤣 😅 😆 😁',
  feel: 'calor frio lluvia llueve sol nieve cansad- hart- hambre sueño sueno dolor espalda pies estres contento encanta encantad- gusta gustado buenisim- riquisim- rico rica ricos delicios- espectacular triunf- bueno buena mala malo fatal horrible verguenza paciencia loco locura barbaridad jaleo lio follon',
  family:
    'mujer marido hijo hija madre padre suegr- cuñad- abuel- primo prima tia tio tía sobrin- herman- novi- vecin- jefe jefa camarer- cociner- niñ- crios mama papa yaya yayo nieto dona home germa fill filla',
  guest:
    'cliente client- clients mesa mesas comensal- parroquian- grupo reserv- señor señora turist- guiri- obrer- abuelos alcalde medico guardia banco oficin- obra',
  goods:
    'proveedor pescader- carnicer- fruter- pedido nevera camara congelad- llegad- llego llega trae traen traido traer trajo mercado lonja repartidor camion furgon- caja cajas kilo kilos entrad- encarg- horno gas luz fogon averia',
  said: 'dijo dice dicen decia dicho digo comento comenta comenta- pregunt- pide piden pidio pedido quiere queria contaba contest- escrib- llamo quejan quejad- quejo protest- opina- diu va-dir',
  error:
    'equivoc- error errat- confund- despist- perdon perdona disculp- ups uy ui ay ostras ostia hostia mecachis sorry oops perdoa perdó lapsus mal colado cole quise queria quería decir',
  when: 'cuando quan cando when if si en-cuanto como-si caso depende segun conforme mientras noiz hasta-que ba',
  portion:
    'racion- raciones ración- rcn platos unidades quedan quedaran queden poc- pocos pocas ultim- ultima últim- darrer- contad- solo nomes només bakarrik only just apenas limit-',
  remind: 'recuerd- recordam- avis- avisam- acuerd- acord- remind alert- alarma notific- avisame',
  named:
    'llam- nombre escrib- escrit- pone ponia dice diga digui llame- nom nome izena name called especific- aclar- detall- aclara- ponga letra falta mayuscul- acento tilde',
  rather: 'mejor millor mellor hobe better prefer- prefier- sino sinó quiero vull quero nahi want quisiera',
  also: 'tambien tb tmb també tamen tamén ere also too ademas además mas encima aparte',
  now: 'ya ahora ara agora orain now mismo ja xa jam inmediat- directo',
  daily:
    'dia dias día diario jornada semana setmana semán- semana- aste week weekend finde mes proxim- viene siguiente pasad- festivo vispera nochebuena navidad nadal reyes',
  meal: 'comida comidas cena cenas cenar sopar dinar xantar cea bazkari- afari- lunch dinner noche nit noite mediodia almuerzo desayuno merienda brunch',
  menu: 'menu menus menú menús minuta carta pizarra oferta',
} as const

type Kind = keyof typeof kinds

const whole = new Map<string, Kind[]>()
const beginnings = new Map<string, Kind[]>()

const fold = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

for (const kind of Object.keys(kinds) as Kind[])
  for (const entry of kinds[kind].split(' ')) {
    const isBeginning = entry.endsWith('-')
    const word = fold(isBeginning ? entry.slice(0, -1) : entry)
    const all = isBeginning ? beginnings : whole
    all.set(word, [...(all.get(word) ?? []), kind])
  }

/** The kinds of a folded word: by the whole word, else by its longest known beginning of three letters or more. */
export function kindsOf(plain: string): readonly Kind[] {
  const found = whole.get(plain)
  if (found) return found.slice(0, 2)
  for (let length = plain.length; length >= 3; length -= 1) {
    const kinds = beginnings.get(plain.slice(0, length))
    if (kinds) return kinds.slice(0, 2)
  }
  return []
}
