@_exported import CoreGraphics
@_exported import Dispatch
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import QuartzCore
@_exported import SelectorDispatch
@_exported import UniformTypeIdentifiers
