// Beside the page: a browser takes as long over its first dates in a language as over the rows of a list. What it reads for them serves all
// threads of the page, which says dates in the reader's language, in British English and as the contract has them (src/lib/record/when.ts).
for (const tag of [self.name, 'en-GB', 'sv-SE']) new Intl.DateTimeFormat(tag).format()
close()
