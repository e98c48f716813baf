/** A copy of the shop's colours, since mail programs support neither our style sheet nor CSS variables. */
export const ink = '#0f1216'
export const paper = '#ffffff'
const stone50 = '#f8f7f4'
export const stone100 = '#f1efea'
export const stone200 = '#e4e1da'
export const stone600 = '#5d5850'
export const signal = '#1a4fea'

export const fonts = "Archivo,'Helvetica Neue',Helvetica,Arial,sans-serif"
export const ground = stone50

/**
 * Styles that cannot be inline: narrow screens and dark mode. Mail programs that drop them show the light
 * mail, which is complete without them.
 */
export const mailCss = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;-webkit-text-size-adjust:100%}
img{border:0;line-height:100%;outline:none;text-decoration:none}
a{color:${signal}}
@media (max-width:620px){
.pad{padding-left:20px!important;padding-right:20px!important}
.outer{padding:0!important}
.title{font-size:28px!important}
.stack{display:block!important;width:100%!important;padding-right:0!important}
.stack+.stack{padding-top:20px!important}
.wide{width:100%!important}
.narrow{display:block!important}
.broad{display:none!important}
}
@media (prefers-color-scheme:dark){
.ground{background-color:#16181b!important}
.card{background-color:#1e2024!important}
.words{color:#f4f3f0!important}
.quiet{color:#b9b4aa!important}
.rule{border-color:#383a3f!important}
.note{background-color:#2a2d33!important}
.link{color:#8fb0ff!important}
.button{background-color:#f4f3f0!important}
.button a{color:#0f1216!important}
}`
