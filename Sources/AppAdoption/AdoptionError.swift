/// What keeps an app from being adopted. Nothing has been written then.
enum AdoptionError: Error, Equatable, CustomStringConvertible {
  case missingFolder(String)
  case noSources(String)
  case exists(String)
  case noModules(String)
  case notBuilt(String)
  case notWritten(String, String)
  case noProgram(String)

  var description: String {
    switch self {
    case .missingFolder(let path): "there is no folder \(path). Give the folder of the app's Xcode project or of its sources."
    case .noSources(let path): "there are no Swift files of an app in \(path); tests do not count."
    case .exists(let path): "\(path) is there already. Remove it, or name another folder with --output."
    case .noModules(let path):
      "the frameworks are not built in \(path): run cellharness with 'swift run cellharness', which builds them beside it."
    case .notBuilt(let name):
      "\(name), which the app imports, cannot be built: run 'swift build --target \(name)' in the folder of cellharness to see why."
    case .noProgram(let name):
      "\(name) cannot be started: it is in no folder of PATH. It comes with \(name == "timeout" ? "the GNU core utilities" : "the Swift toolchain")."
    case .notWritten(let path, let reason): "\(path) cannot be written: \(reason). Nothing is left there."
    }
  }
}
