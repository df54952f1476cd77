/** Words of Castilian, and behind each how it is often written wrong, folded, where it does not sound the same. */
export const spellings = `
bacalao bacalo vacalo baclao
ensalada ensalda ensaladad emsalada
ensaladilla ensaldilla ensaladlla
brocoli broculi brecol
champinones champiniones
croquetas crocretas cocretas croqeutas
albondigas albondegas almondigas
macarrones macarones macarron
espaguetis espagetis spagetis espaguettis espagueti
hamburguesa amburgesa hamburgesa hamburgueza
berenjena verengena berengena
esparragos esparagos
entrecot entrecote entrecor entrecott
calabacin calabazin calabacines
alcachofas alcahofas alcahchofas
menestra menesta
natillas natilas
tortilla tortila tortlla
pechuga pechunga
boquerones bokerones boqueones
calamares calmares calamraes
salmorejo salmoreo
gazpacho gaspacho gazpaxo
merluza merluz meluza
garbanzos garbazos garabanzos
lentejas lentjas lenetjas
solomillo solomilo
costillas costilas
mejillones mejilones
langostinos langotinos
chipirones chipirornes
mermelada marmelada
bechamel besamel bechamell
chocolate chocolote
coulant culan coulan culant
profiteroles profiterones profiterol
huevos guevos guebos
huevo guevo
bolonesa bolognesa bolonhesa
lasana lasagna lasagne
pobre probe
chorizo xorizo
roquefort roquefor rocafor
villaroy billarua villarua villeroy
`
