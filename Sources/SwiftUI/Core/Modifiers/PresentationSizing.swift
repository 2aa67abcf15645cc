/// How large a sheet is. A phone's sheet fills the width.
public protocol PresentationSizing: Sendable {}

/// As the system has it.
nonisolated public struct AutomaticPresentationSizing: PresentationSizing {}
/// As large as its content.
nonisolated public struct FittedPresentationSizing: PresentationSizing {}
/// As wide as a form.
nonisolated public struct FormPresentationSizing: PresentationSizing {}
/// As wide as a page.
nonisolated public struct PagePresentationSizing: PresentationSizing {}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// As the system has it.
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}
extension PresentationSizing where Self == FittedPresentationSizing {
  /// As large as its content.
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}
extension PresentationSizing where Self == FormPresentationSizing {
  /// As wide as a form.
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}
extension PresentationSizing where Self == PagePresentationSizing {
  /// As wide as a page.
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}

/// Another sizing, fitted to the content in some directions, or never smaller than it was.
nonisolated public struct AdjustedPresentationSizing: PresentationSizing {}

extension PresentationSizing {
  /// As large as the content in some directions.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { AdjustedPresentationSizing() }
  /// Never smaller than it was in some directions.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing { AdjustedPresentationSizing() }
}
