/// Stands for the attribute of Swift Testing in this module, and makes nothing of a function: the emitted tests are compiled as they are, and
/// called by the tests of the explorer, but are no tests of this package, one of which would fail.
///
/// It needs an expansion that is empty for functions, and every toolchain has this one.
@attached(peer) macro Test(_ name: String) = #externalMacro(module: "ObservationMacros", type: "ObservationTrackedMacro")
