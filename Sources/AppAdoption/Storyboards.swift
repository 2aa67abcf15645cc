import Foundation

/// Which controllers an app's storyboards make.
struct Storyboards: Equatable {
  /// An expression for each class of a controller that can be made by itself.
  var makers: [String: String] = [:]
  /// Classes of controllers that only a storyboard's own connections lead to.
  var unnamed: Set<String> = []
  /// The class of the first controller, by the storyboard's name.
  var initials: [String: String] = [:]
  /// The storyboard that the app opens with.
  var main: String?

  init(makers: [String: String] = [:]) { self.makers = makers }

  init(in folder: String) {
    let paths = Storyboards.files(folder)
    for path in paths where path.hasSuffix(".storyboard") {
      guard let text = SourceText.read(path) else { continue }
      add(text, named: Storyboards.stem(path))
    }
    unnamed.subtract(makers.keys)
    let names = Set(paths.filter { $0.hasSuffix(".storyboard") }.map(Storyboards.stem))
    let lists = paths.filter { !$0.hasSuffix(".storyboard") }.compactMap(SourceText.read)
    main = Storyboards.main(of: lists, names)
  }

  /// The first storyboard that a property list or a project names. An app with scenes opens what its scenes name, and nothing if they
  /// name nothing: what else is named is left over from before.
  private static func main(of lists: [String], _ names: Set<String>) -> String? {
    let ofScene = /<key>UISceneStoryboardFile<\/key>\s*<string>([^<]+)<\/string>/
    let ofApp = /<key>UIMainStoryboardFile<\/key>\s*<string>([^<]+)<\/string>/
    let inProject = /INFOPLIST_KEY_UIMainStoryboardFile = "?([^";]+)"?;/
    func first(_ pattern: some RegexComponent<(Substring, Substring)>) -> String? {
      lists.lazy.compactMap { $0.firstMatch(of: pattern).map { String($0.output.1) } }.first(where: names.contains)
    }
    if let found = first(ofScene) { return found }
    let hasScenes = lists.contains { $0.contains("<key>UISceneDelegateClassName</key>") }
    return hasScenes ? nil : first(ofApp) ?? first(inProject)
  }

  private static func stem(_ path: String) -> String { ((path as NSString).lastPathComponent as NSString).deletingPathExtension }

  /// Storyboards, property lists of apps and project files.
  private static func files(_ folder: String) -> [String] {
    let names = (FileManager.default.enumerator(atPath: folder)?.allObjects ?? []).compactMap { $0 as? String }
    let isMeant = { (name: String) in
      name.hasSuffix(".storyboard") || name.hasSuffix("Info.plist") || name.hasSuffix(".pbxproj")
    }
    return names.filter { isMeant($0) && !$0.contains("Pods/") }.sorted().map { "\(folder)/\($0)" }
  }

  private mutating func add(_ text: String, named name: String) {
    let initial = text.firstMatch(of: /initialViewController="([^"]*)"/).map { String($0.1) }
    for element in text.matches(of: /<\w*[vV]iewController\b([^>]*)>/) {
      let attributes = Dictionary(
        String(element.1).matches(of: /(\w+)="([^"]*)"/).map { (String($0.1), String($0.2)) },
        uniquingKeysWith: { first, _ in first })
      guard let type = attributes["customClass"], makers[type] == nil else { continue }
      if let identifier = attributes["storyboardIdentifier"] {
        makers[type] = "UIStoryboard(name: \"\(name)\", bundle: nil).instantiateViewController(withIdentifier: \"\(identifier)\")"
      } else if let id = attributes["id"], id == initial {
        initials[name] = type
        makers[type] = "UIStoryboard(name: \"\(name)\", bundle: nil).instantiateInitialViewController()!"
      } else {
        unnamed.insert(type)
      }
    }
  }
}
