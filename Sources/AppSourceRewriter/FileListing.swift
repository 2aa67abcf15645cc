import Foundation

/// The file that tells a program where its module's files are which Xcode would copy beside it, and that has the module ask for them there.
enum FileListing {
  /// - Parameters:
  ///   - paths: Absolute paths.
  ///   - sources: The texts of the module's files.
  ///   - hasOwnBundle: True if the package manager makes a bundle of the module's own.
  static func text(_ paths: [String], sources: [String], hasOwnBundle: Bool) -> String {
    let listing = """
      import Foundation
      import FoundationNetworking
      import SelectorDispatch

      @section("cellharness_selectors") @used
      nonisolated private let filesOfThisModule: @convention(c) @Sendable () -> Void = {
        SelectorDispatch.AppFiles.add([
      \(paths.map { "    \(literal($0)),\n" }.joined())  ])
      }

      """
    return listing + "\n" + bundle(module: !hasOwnBundle && needsModuleBundle(sources)) + foundation(sources)
  }

  /// Members of the module itself, which count before those of Foundation: a bundle of Foundation's can have no subclass.
  private static func bundle(module: Bool) -> String {
    """
    nonisolated extension Foundation.Bundle {
      func url(forResource name: String?, withExtension kind: String?) -> Foundation.URL? {
        url(forResource: name, withExtension: kind, subdirectory: nil)
      }
      func url(forResource name: String?, withExtension kind: String?, subdirectory: String?) -> Foundation.URL? {
        SelectorDispatch.AppFiles.path(name, kind, in: subdirectory, self).map { Foundation.URL(fileURLWithPath: $0) }
      }
      func urls(forResourcesWithExtension kind: String?, subdirectory: String?) -> [Foundation.URL]? {
        SelectorDispatch.AppFiles.paths(ofKind: kind, in: subdirectory, self).map { Foundation.URL(fileURLWithPath: $0) }
      }
      // Foundation's own has another type here: this one is nearer where the kind is no optional.
      func urls(forResourcesWithExtension kind: String, subdirectory: String?) -> [Foundation.URL]? {
        SelectorDispatch.AppFiles.paths(ofKind: kind, in: subdirectory, self).map { Foundation.URL(fileURLWithPath: $0) }
      }
      func path(forResource name: String?, ofType kind: String?) -> String? { SelectorDispatch.AppFiles.path(name, kind, self) }
      func path(forResource name: String?, ofType kind: String?, inDirectory folder: String?) -> String? {
        SelectorDispatch.AppFiles.path(name, kind, in: folder, self)
      }
      func paths(forResourcesOfType kind: String?, inDirectory folder: String?) -> [String] {
        SelectorDispatch.AppFiles.paths(ofKind: kind, in: folder, self)
      }
      var resourcePath: String? { SelectorDispatch.AppFiles.resourcePath(of: self) }
      var resourceURL: Foundation.URL? { SelectorDispatch.AppFiles.resourceURL(of: self) }
      var bundlePath: String { SelectorDispatch.AppFiles.bundlePath(of: self) }
      var bundleURL: Foundation.URL { SelectorDispatch.AppFiles.bundleURL(of: self) }
      var bundleIdentifier: String? { SelectorDispatch.AppInformation.identifier(self, module: moduleOfBundle()) }
      var infoDictionary: [String: Any]? { SelectorDispatch.AppInformation.dictionary(self, module: moduleOfBundle()) }
      func object(forInfoDictionaryKey key: String) -> Any? { infoDictionary?[key] }
    \(module ? "  static var module: Foundation.Bundle { Foundation.Bundle.main }\n" : "")}

    nonisolated private func moduleOfBundle(_ file: String = #fileID) -> String { String(file.prefix { $0 != "/" }) }

    """
  }

  /// What the toolchain's Foundation declares and does not do, for modules that ask for it.
  private static func foundation(_ sources: [String]) -> String {
    func asks(_ word: String) -> Bool { sources.contains { $0.contains(word) } }
    var text = ""
    if asks(".userInfo") {
      text +=
        "\nnonisolated extension Foundation.Timer { var userInfo: Any? { SelectorDispatch._GivenWithTimers.value(of: self) } }\n"
    }
    if asks("waitsForConnectivity") {
      text += """

        /// Kept by nobody: the host answers at once or not at all.
        nonisolated extension FoundationNetworking.URLSessionConfiguration {
          var waitsForConnectivity: Bool {
            get { false }
            set {}
          }
        }

        """
    }
    return text
  }

  /// `.module` where a bundle is asked for. What else may have that name, a case, loses nothing by a bundle of the name.
  private static var implicitModule: Regex<Substring> { #/[ (,:=]\.module\b/# }

  /// True for code of a package whose resources the package manager would put into a bundle.
  private static func needsModuleBundle(_ sources: [String]) -> Bool {
    sources.contains { $0.contains("Bundle.module") || $0.contains(implicitModule) }
      && !sources.contains { $0.contains("static let module") || $0.contains("static var module") }
  }
}
