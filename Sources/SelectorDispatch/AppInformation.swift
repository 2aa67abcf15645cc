import Foundation

/// What an app's bundle says of the app: its Info.plist, and what Xcode adds to it.
public enum AppInformation {
  /// The information of a bundle, seen from a module: that of the app itself for its own bundle.
  public static func dictionary(_ bundle: Bundle, module: String) -> [String: Any]? {
    guard bundle.bundlePath == Bundle.main.bundlePath else { return bundle.infoDictionary }
    return (bundle.infoDictionary ?? [:]).merging(ofApp(module)) { _, app in app }
  }

  /// `com.example.Shop` unless Info.plist says another: where it is left to the project, as nearly always, nobody here knows the real one.
  public static func identifier(_ bundle: Bundle, module: String) -> String? {
    bundle.bundlePath == Bundle.main.bundlePath ? ofApp(module)["CFBundleIdentifier"] as? String : bundle.bundleIdentifier
  }

  private static func ofApp(_ module: String) -> [String: Any] {
    let settings = [
      "PRODUCT_NAME": module, "TARGET_NAME": module, "EXECUTABLE_NAME": module,
      "PRODUCT_BUNDLE_IDENTIFIER": "com.example.\(module)",
      "MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "1", "DEVELOPMENT_LANGUAGE": "en",
    ]
    var result: [String: Any] = [
      "CFBundleName": module, "CFBundleExecutable": module, "CFBundleIdentifier": "com.example.\(module)",
      "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1", "CFBundleDevelopmentRegion": "en",
    ]
    for (key, value) in file(module) { result[key] = (value as? String).map { filled($0, settings) } ?? value }
    return result
  }

  /// `$(NAME)` with the setting of that name.
  private static func filled(_ text: String, _ settings: [String: String]) -> String {
    settings.reduce(text) { text, setting in
      text.replacing("$(\(setting.key))", with: setting.value).replacing("${\(setting.key)}", with: setting.value)
    }
  }

  /// The first that says something: the module's own come first, and an extension's says nothing of the app.
  private static func file(_ module: String) -> [String: Any] {
    let paths = AppFiles.all(firstOf: module).filter { $0.hasSuffix("Info.plist") && !$0.contains("GoogleService") }
    return paths.lazy.map(contents).first { !$0.isEmpty && $0["NSExtension"] == nil } ?? [:]
  }

  private static func contents(_ path: String) -> [String: Any] {
    guard let data = FileManager.default.contents(atPath: path) else { return [:] }
    return (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any] ?? [:]
  }
}
