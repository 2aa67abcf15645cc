#pragma once

/// What a file with methods for selectors leaves in the program: a function that registers them.
typedef void (*ss_entry)(void);

/// The entries of the program, oldest file first; none if no file left any.
const ss_entry *ss_entries(long *count);
