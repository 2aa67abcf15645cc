// swift-tools-version: 6.3
import PackageDescription

// A package beside an app: the app's folder `App` is compiled as it is. `.ci/run` copies both elsewhere and puts the checkout's
// path in.
let package = Package(
  name: "Shopping",
  dependencies: [.package(name: "CellHarness", path: "../..")],
  targets: [
    .target(
      name: "Shopping", dependencies: [.product(name: "CellHarnessTesting", package: "CellHarness")],
      swiftSettings: [.swiftLanguageMode(.v5)], plugins: [.plugin(name: "CellHarnessApp", package: "CellHarness")]),
    .testTarget(
      name: "ShoppingTests",
      dependencies: ["Shopping", .product(name: "CellHarnessTesting", package: "CellHarness")]),
  ]
)
