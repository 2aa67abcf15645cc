// What `import UIKit` brings along on a phone. Foundation brings Combine there; here it is the toolchain's own, so that UIKit does.
@_exported import Combine
@_exported import CoreGraphics
@_exported import Dispatch
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import QuartzCore
@_exported import SelectorDispatch
@_exported import UniformTypeIdentifiers

// The parser alone: the module's other names, such as XMLElement, are no phone's, and libraries have them for what is their own.
@_exported import class FoundationXML.XMLParser
@_exported import protocol FoundationXML.XMLParserDelegate
