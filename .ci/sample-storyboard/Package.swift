// swift-tools-version: 6.3
import PackageDescription

// A package beside an app with a storyboard and nibs: the app's folder `App` is compiled as it is. `.ci/run` copies both elsewhere
// and puts the checkout's path in.
let package = Package(
  name: "Library",
  dependencies: [.package(name: "CellHarness", path: "../..")],
  targets: [
    .target(
      name: "Library", dependencies: [.product(name: "CellHarnessTesting", package: "CellHarness")],
      swiftSettings: [.swiftLanguageMode(.v5)], plugins: [.plugin(name: "CellHarnessApp", package: "CellHarness")]),
    .testTarget(
      name: "LibraryTests", dependencies: ["Library", .product(name: "CellHarnessTesting", package: "CellHarness")]),
  ]
)
