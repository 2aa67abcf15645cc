#include "CInterposer.h"
int cellharness_interposer_version(void) { return 1; }
