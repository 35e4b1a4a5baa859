// usage: node apply.mjs lang mapfile... ; validates args
