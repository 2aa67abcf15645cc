// Nothing: on a Mac, UIKit and SwiftUI are Apple's. This target stands in the manifest's half for the Mac, so that an app's package
// that depends on CellHarness resolves and builds there; its tests say `#if os(Linux)`.
