// swift-tools-version: 6.3
import PackageDescription

// An app's package as its owner would write it. `.ci/run` copies it elsewhere and puts the checkout's path in.
let package = Package(
  name: "InboxApp",
  dependencies: [.package(name: "CellHarness", path: "../..")],
  targets: [
    .target(
      name: "InboxApp", dependencies: [.product(name: "CellHarnessTesting", package: "CellHarness")],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "InboxAppTests",
      dependencies: ["InboxApp", .product(name: "CellHarnessTesting", package: "CellHarness")]),
  ]
)
