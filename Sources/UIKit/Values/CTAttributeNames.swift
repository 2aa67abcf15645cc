import CoreGraphics

// Core Text's names of attributes that are UIKit's, too: a text is measured and shown by them, whoever wrote them.
public let kCTFontAttributeName: CFString = "NSFont"
public let kCTKernAttributeName: CFString = "NSKern"
public let kCTTrackingAttributeName: CFString = "CTTracking"
public let kCTLigatureAttributeName: CFString = "NSLigature"
public let kCTUnderlineStyleAttributeName: CFString = "NSUnderline"
