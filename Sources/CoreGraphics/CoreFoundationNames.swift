import Foundation

/// Core Foundation's names of Foundation's classes.
public typealias CFArray = NSArray
public typealias CFDictionary = NSDictionary
public typealias CFURL = NSURL
public typealias CFData = NSData
public typealias CFTypeRef = AnyObject
public typealias CFBoolean = NSNumber
public typealias CFNumber = NSNumber
public typealias CFDate = NSDate
/// An object, as `Unmanaged<CFError>` needs one.
public typealias CFError = NSError
public typealias CFOptionFlags = UInt
public typealias CFIndex = Int
public typealias CFMutableData = NSMutableData

/// What makes objects of C; nobody names another one than the usual.
public final class CFAllocator: Sendable {}
public let kCFAllocatorDefault: CFAllocator? = nil

/// Empty data that grow as they are written to; a capacity is no limit here.
public func CFDataCreateMutable(_ allocator: CFAllocator?, _ capacity: Int) -> CFMutableData! { NSMutableData() }

/// An address, as Foundation reads it.
public func CFURLCreateWithString(_ allocator: CFAllocator!, _ URLString: CFString!, _ baseURL: CFURL!) -> CFURL! {
  NSURL(string: "\(URLString ?? "")", relativeTo: baseURL.map { $0 as URL })
}

public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)
public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
public let kCFBundleNameKey: CFString! = "CFBundleName"
public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"
public let kCFBundleDevelopmentRegionKey: CFString! = "CFBundleDevelopmentRegion"
public let kCFBundleInfoDictionaryVersionKey: CFString! = "CFBundleInfoDictionaryVersion"

/// A font by its PostScript name.
public final class CGFont: Hashable, Sendable {
  public let postScriptName: CFString?
  public let fullName: CFString?
  public init?(_ name: CFString) { (postScriptName, fullName) = (name, name) }
  /// The font of a file, by the names that the file has.
  @_spi(CellHarness) public init(postScriptName: String, fullName: String) {
    (self.postScriptName, self.fullName) = (postScriptName, fullName)
  }
  public static func == (left: CGFont, right: CGFont) -> Bool { left.postScriptName == right.postScriptName }
  public func hash(into hasher: inout Hasher) { hasher.combine(postScriptName) }
}

extension CGGradient {
  /// Takes the colors as `[…] as CFArray`; what is no color is left out.
  public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    self.init(colorsSpace: space, colors: (0..<colors.count).compactMap { colors[$0] as? CGColor }, locations: locations)
  }
}
