// A class that inherits from one of Foundation's locks compiles only where CoreFoundation is loaded, whose types the locks store
// (swift-corelibs-foundation, pull request 5122). The rewriter lets files that name a lock import this module.
internal import CoreFoundation
