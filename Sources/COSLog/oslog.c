#include "include/oslog.h"
