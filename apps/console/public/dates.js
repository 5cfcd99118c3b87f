// Beside the page: a browser takes as long over its first dates in a language as over the rows of a list. What it reads for them serves all
// threads of the page (src/lib/formats.ts).
for (const tag of [self.name, 'sv-SE']) new Intl.DateTimeFormat(tag, { dateStyle: 'short', timeStyle: 'short' }).format()
new Intl.NumberFormat(self.name, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(1)
close()
