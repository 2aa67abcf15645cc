/// The file that tells a program where its module's interface files are.
enum InterfaceListing {
  static func text(_ paths: [String]) -> String {
    """
    import SelectorDispatch

    @section("cellharness_selectors") @used
    private let interfaceFilesOfThisModule: @convention(c) @Sendable () -> Void = {
      SelectorDispatch.AppFiles.add([
    \(paths.map { "    \(literal($0)),\n" }.joined())  ])
    }

    """
  }
}
