// What `import UIKit` brings along on a phone. Foundation brings Combine there; here it is the toolchain's own, so that UIKit does.
@_exported import Combine
@_exported import CoreGraphics
@_exported import Dispatch
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import QuartzCore
@_exported import SelectorDispatch
@_exported import UniformTypeIdentifiers
