import Foundation

/// Core Foundation's names of Foundation's classes.
public typealias CFArray = NSArray
public typealias CFDictionary = NSDictionary
public typealias CFURL = NSURL
public typealias CFData = NSData
public typealias CFTypeRef = AnyObject

extension CGGradient {
  /// Takes the colors as `[…] as CFArray`; what is no color is left out.
  public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    self.init(colorsSpace: space, colors: (0..<colors.count).compactMap { colors[$0] as? CGColor }, locations: locations)
  }
}
