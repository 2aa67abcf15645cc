import CoreGraphics

/// Core Text's fonts are UIKit's.
public typealias CTFont = UIFont

public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName }
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName }
public func CTFontCreateWithName(_ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?) -> CTFont {
  UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
}

// A font's features, by the names of their tables. The fonts here have none: a text is measured without them.
public let kCTFontFeatureTypeIdentifierKey: CFString = "CTFeatureTypeIdentifier"
public let kCTFontFeatureTypeNameKey: CFString = "CTFeatureTypeName"
public let kCTFontFeatureTypeExclusiveKey: CFString = "CTFeatureTypeExclusive"
public let kCTFontFeatureTypeSelectorsKey: CFString = "CTFeatureTypeSelectors"
public let kCTFontFeatureSelectorIdentifierKey: CFString = "CTFeatureSelectorIdentifier"
public let kCTFontFeatureSelectorNameKey: CFString = "CTFeatureSelectorName"
public let kCTFontFeatureSelectorDefaultKey: CFString = "CTFeatureSelectorDefault"
public let kCTFontFeatureSelectorSettingKey: CFString = "CTFeatureSelectorSetting"
public func CTFontCopyFeatures(_ font: CTFont) -> CFArray? { nil }
