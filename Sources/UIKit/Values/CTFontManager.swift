@_spi(CellHarness) import CoreGraphics
import Foundation
import HeadlessCore

/// For how long a font is there: one that an app adds is gone with the run.
public enum CTFontManagerScope: UInt32, Sendable {
  case none = 0
  case process = 1
  case persistent = 2
  case session = 3
  public static let user = CTFontManagerScope.persistent
}

/// Why a font could not be added or taken away.
public enum CTFontManagerError: CFIndex, Sendable {
  case fileNotFound = 101
  case insufficientPermissions = 102
  case unrecognizedFormat = 103
  case invalidFontData = 104
  case alreadyRegistered = 105
  case exceededResourceLimit = 106
  case notRegistered = 201
  case inUse = 202
  case systemRequired = 203
}

public let kCTFontManagerErrorDomain: CFString = "com.apple.CoreText.CTFontManagerErrorDomain"
public let kCTFontManagerErrorFontURLsKey: CFString = "CTFontManagerErrorFontURLs"

/// Fonts are known by their names here, whether they are registered or not; what a run registered counts for its second try.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(_ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
  tell(RegisteredFonts.current.names.insert(font.postScriptName ?? "").inserted ? nil : .alreadyRegistered, error)
}

@discardableResult
public func CTFontManagerUnregisterGraphicsFont(_ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
  tell(RegisteredFonts.current.names.remove(font.postScriptName ?? "") == nil ? .notRegistered : nil, error)
}

@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  let url = fontURL as URL
  guard let file = CGDataProvider(url: fontURL) else { return tell(.fileNotFound, error, of: url) }
  guard let font = CGFont(file) else { return tell(.unrecognizedFormat, error, of: url) }
  return tell(RegisteredFonts.current.add(url, font.postScriptName ?? "") ? nil : .alreadyRegistered, error, of: url)
}

@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  tell(RegisteredFonts.current.remove(fontURL as URL) ? nil : .notRegistered, error, of: fontURL as URL)
}

/// Tells of each file that could not be added; the last call of the handler says that all were tried.
@preconcurrency
public func CTFontManagerRegisterFontURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool, _ registrationHandler: (@Sendable (CFArray, Bool) -> Bool)?
) {
  var problems: [NSError] = []
  for url in fontURLs.compactMap({ $0 as? URL }) {
    var problem: Unmanaged<CFError>?
    if !CTFontManagerRegisterFontsForURL(url as NSURL, scope, &problem), let problem {
      problems.append(problem.takeRetainedValue())
    }
  }
  _ = registrationHandler?(problems as NSArray, true)
}

private func tell(
  _ problem: CTFontManagerError?, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?, of url: URL? = nil
) -> Bool {
  guard let problem else { return true }
  let urls = url.map { [kCTFontManagerErrorFontURLsKey: [$0]] }
  error?.pointee = .passRetained(NSError(domain: kCTFontManagerErrorDomain, code: problem.rawValue, userInfo: urls))
  return false
}

/// What the app added in a run.
private final class RegisteredFonts: RunPart, @unchecked Sendable {
  nonisolated(unsafe) static var current = RunState.part(RegisteredFonts.self)
  var names: Set<String> = []
  private var files: [URL: String] = [:]

  init() {}
  func add(_ url: URL, _ name: String) -> Bool {
    guard names.insert(name).inserted else { return false }
    files[url.standardizedFileURL] = name
    return true
  }
  func remove(_ url: URL) -> Bool {
    guard let name = files.removeValue(forKey: url.standardizedFileURL) else { return false }
    return names.remove(name) != nil
  }
}

extension CGFont {
  /// The font of a file: its names are read, its shapes are not. Nil for what is no font.
  public convenience init?(_ provider: CGDataProvider) {
    guard let data = provider.data, let names = FontFileNames(data as Data) else { return nil }
    self.init(postScriptName: names.postScript, fullName: names.full)
  }
}
