/// What an app starts with, and what makes its first screen.
struct AppStart: Equatable {
  var type: String
  var expression: String

  /// - Returns: Nil if the app's files don't say.
  static func of(_ types: [String: SurveyedType], _ storyboards: Storyboards) -> AppStart? {
    if let app = reachable(types).first(where: { $0.kind == .struct && $0.isMain && $0.inherits.contains("App") }) {
      return AppStart(type: app.name, expression: "appRootViewController(\(app.name).self)")
    }
    guard let found = delegate("UIWindowSceneDelegate", types) ?? applicationDelegate(types) else { return nil }
    let storyboard = storyboards.main.map { ", storyboard: \"\($0)\"" } ?? ""
    return AppStart(type: found, expression: "appRootViewController(\(found)()\(storyboard))")
  }

  /// The class of the app's own delegate.
  static func applicationDelegate(_ types: [String: SurveyedType]) -> String? { delegate("UIApplicationDelegate", types) }

  private static func delegate(_ protocolName: String, _ types: [String: SurveyedType]) -> String? {
    reachable(types).first {
      $0.kind == .class && ListFamily.lineage(of: $0, types).contains(protocolName)
        && $0.initializers.allSatisfy { $0.isEmpty }
    }?.name
  }

  private static func reachable(_ types: [String: SurveyedType]) -> [SurveyedType] {
    types.values.filter { $0.isReachable }.sorted { $0.name < $1.name }
  }
}
