import SwiftSyntax

/// What `#if` asks in an app's code: the app runs on iOS.
enum AppleConditions {
  /// An app's folder is no package: its resources are in its bundle.
  private static let answers = [
    "os(iOS)": "true", "os(Linux)": "false", "SWIFT_PACKAGE": "false", "canImport(ObjectiveC)": "true",
    // Their names are UIKit's here.
    "canImport(CoreImage)": "true", "canImport(CoreText)": "true", "canImport(ImageIO)": "true",
  ]

  static func answer(_ call: String) -> String? { answers[call.filter { !$0.isWhitespace }] }

  /// True for conditions of which one never holds here.
  static func areOfAnotherSystem(_ conditions: [String]) -> Bool {
    conditions.contains { BuildCondition.value(of: $0) == false }
  }

  /// The condition as the copy asks it.
  static func adapted(_ condition: String) -> String {
    answers.reduce(condition) { $0.replacing($1.key, with: $1.value) }
  }
}

extension SourceSurvey {
  /// Foundation for Linux has types that a phone's Foundation has not. Types that conform to a protocol with such a name of its own
  /// would mean Foundation's by it: one beside the protocol comes first.
  func noteHidden(_ node: TypeAliasDeclSyntax) {
    guard scopes.count == 1, scopes[0].kind == .protocol, depth == 0, node.genericParameterClause == nil,
      ["Host", "Process"].contains(node.name.text)
    else { return }
    let text = "typealias \(node.name.text) = \(flat(node.initializer.value))"
    facts.hiddenAliases.append(HiddenAlias(name: node.name.text, text: text, owner: scopes[0].name))
  }
}

/// Names of modules that Apple's Foundation and UIKit bring along, and that must be imported by name here.
enum ImpliedNames {
  private static let names: [ImpliedModule: Set<String>] = [
    .foundation: [
      "Bundle", "CGFloat", "CGPoint", "CGRect", "CGSize", "Calendar", "Data", "Date", "DateComponents", "DateFormatter",
      "DispatchQueue", "FileManager", "IndexPath", "IndexSet", "JSONDecoder", "JSONEncoder", "Locale", "NSError", "NSObject",
      "Notification", "NotificationCenter", "NumberFormatter", "TimeInterval", "Timer", "URL", "UUID", "UserDefaults",
      "CharacterSet", "DispatchGroup", "DispatchTime", "DispatchWorkItem", "JSONSerialization", "NSAttributedString",
      "NSCache", "NSMutableAttributedString", "NSNumber", "NSObjectProtocol", "NSRange", "NSRegularExpression", "NSString",
      "OperationQueue", "ProcessInfo", "URLComponents", "URLQueryItem",
    ],
    .combine: [
      "ObservableObject", "Published", "AnyCancellable", "Cancellable", "PassthroughSubject", "CurrentValueSubject",
      "AnyPublisher",
      "Publisher", "Publishers", "Subscribers", "Subscriber", "Subscription", "Subject", "Just", "Future", "Fail", "Deferred",
      "ObservableObjectPublisher", "publisher", "sink", "eraseToAnyPublisher", "dataTaskPublisher", "objectWillChange",
    ],
    .networking: [
      "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "URLSessionConfiguration", "URLSessionTask",
      "URLSessionDataTask", "URLSessionDownloadTask", "URLSessionUploadTask", "URLSessionDelegate", "URLSessionTaskDelegate",
      "URLSessionDataDelegate", "URLSessionDownloadDelegate", "URLProtocol", "URLProtocolClient", "URLCache",
      "CachedURLResponse", "URLCredential", "URLCredentialStorage", "URLProtectionSpace", "URLAuthenticationChallenge",
      "HTTPCookie", "HTTPCookieStorage", "NSURLRequest", "NSMutableURLRequest", "NSURLConnection",
    ],
    .observation: ["ObservationRegistrar", "withObservationTracking"],
    .uiKit: [
      "CADisplayLink", "CGImage", "DispatchSourceMemoryPressure", "makeMemoryPressureSource", "class_getInstanceSize",
      "CFAbsoluteTime", "CFAbsoluteTimeGetCurrent", "CFTimeInterval", "DateComponentsFormatter", "IMP",
      "InlinePresentationIntent", "Ivar", "ListFormatter", "MeasurementFormatter", "Method",
      "NSDataDetector", "NSDiscardableContent", "NSUbiquitousKeyValueStore",
      "NSUbiquitousKeyValueStoreChangedKeysKey", "NSUbiquitousKeyValueStoreChangeReasonKey", "NSException", "NSExceptionName",
      "pointerValue", "prefersIncrementalDelivery", "NSSecureUnarchiveFromDataTransformer", "NSValueTransformerName",
      "OSAtomicDecrement32", "OSAtomicDecrement32Barrier", "OSAtomicIncrement32", "OSAtomicIncrement32Barrier",
      "OSAtomicCompareAndSwap32", "OSAtomicCompareAndSwap32Barrier", "OSAtomicAdd32", "OSAtomicAdd32Barrier",
      "_dyld_get_image_header", "_dyld_get_image_name", "_dyld_image_count", "pthread_mutexattr_setpolicy_np",
      "mach_absolute_time", "mach_timebase_info", "mach_timebase_info_data_t",
      "pthread_mutexattr_settype", "simd_clamp", "simd_mix",
      "ValueTransformer", "thermalState", "isLowPowerModeEnabled", "volumeAvailableCapacityForImportantUsageKey",
      "volumeAvailableCapacityForImportantUsage", "volumeAvailableCapacityForOpportunisticUsageKey",
      "volumeAvailableCapacityForOpportunisticUsage",
      "CustomLocalizedStringResourceConvertible", "LocalizedStringResource", "NSHashTable", "NSPointerArray", "appendFormat",
      "containerURL", "localized", "NSLocalizedString", "notifications",
      "NSExpression", "NSItemProvider", "NSKeyValueChange", "NSMapTable", "NSPredicate", "NSSortDescriptor",
      "NSParagraphStyle", "NSMutableParagraphStyle", "NSPointerFunctions", "NSTextStorage", "NSUserActivity",
      "RelativeDateTimeFormatter",
      "UILocalizedIndexedCollation", "UndoManager", "autoreleasepool", "boundingRect", "class_addMethod", "class_copyIvarList",
      "class_getClassMethod", "class_getInstanceMethod", "class_getMethodImplementation", "class_getName", "class_getSuperclass",
      "class_replaceMethod", "class_respondsToSelector", "isKind", "isMember", "method_exchangeImplementations",
      "method_getImplementation", "objc_AssociationPolicy", "objc_getAssociatedObject", "objc_getClass",
      "objc_removeAssociatedObjects", "objc_setAssociatedObject", "objc_sync_enter", "objc_sync_exit", "object_getClass",
      "object_getClassName", "object_setClass", "ivar_getName", "method_setImplementation", "method_getTypeEncoding",
      "imp_implementationWithBlock", "objc_allocateClassPair", "objc_registerClassPair", "objc_disposeClassPair",
      "NSEC_PER_SEC", "NSEC_PER_MSEC", "NSEC_PER_USEC", "USEC_PER_SEC", "HUGE", "MAXFLOAT", "INT64_MAX", "INT64_MIN",
      "UINT64_MAX", "NSInteger", "NSTextCheckingTypes",
      "DispatchSerialQueue", "OS_dispatch_queue_serial", "NSUserActivityTypeBrowsingWeb", "scanUpTo", "scanUpToCharacters",
      "scanCharacters", "sysctlbyname", "AutoreleasingUnsafeMutablePointer", "NSComparisonPredicate", "asyncUnsafe",
      "asyncAfterUnsafe", "forCountryCode", "ubiquityIdentityToken", "forUbiquityContainerIdentifier", "isUbiquitousItem",
      "dataReadingMapped", "atomicWrite", "TARGET_OS_SIMULATOR", "TARGET_IPHONE_SIMULATOR", "TARGET_OS_IPHONE", "TARGET_OS_IOS",
      "CGPointZero", "CGSizeZero", "CGRectZero", "CGRectNull", "CGRectInfinite",
    ],
    .selectors: [
      "Selector", "NSSelectorFromString", "NSStringFromSelector", "perform", "responds", "cancelPreviousPerformRequests",
      "instancesRespond", "observe", "NSKeyValueObservation", "NSKeyValueObservedChange", "NSKeyValueObservingOptions",
      "NSKeyValueChangeKey", "observeValue", "addObserver", "removeObserver", "setValue", "forKey", "forKeyPath",
      "willChangeValue", "didChangeValue", "willChange", "didChange", "mutableArrayValue", "forwardingTarget", "NSLock",
      "NSRecursiveLock", "NSCondition",
      "NSURLSessionDownloadTaskResumeData",
    ],
    .coreData: [
      "FetchRequest", "FetchedResults", "SectionedFetchRequest", "SectionedFetchResults", "managedObjectContext",
      "NSManagedObject", "NSManagedObjectContext", "NSManagedObjectID", "NSFetchRequest", "NSPersistentContainer",
      "NSFetchedResultsController", "fetchRequest",
    ],
    .security: [
      "SecTrust", "SecCertificate", "SecKey", "SecPolicy", "serverTrust", "NSURLAuthenticationMethodServerTrust",
      "NSURLAuthenticationMethodClientCertificate", "noErr",
    ],
    .coreFoundation: [
      "CFString", "CFArray", "CFDictionary", "CFURL", "CFData", "CFTypeRef", "CFBoolean", "CFNumber", "CFDate", "CFError",
      "CFIndex",
      "CFOptionFlags", "CFAllocator", "CFMutableData", "CFDataCreateMutable", "kCFAllocatorDefault", "kCFBooleanTrue",
      "kCFBooleanFalse", "kCFBundleVersionKey", "kCFBundleNameKey", "kCFBundleIdentifierKey", "kCFBundleExecutableKey",
      "kCFBundleDevelopmentRegionKey", "kCFBundleInfoDictionaryVersionKey", "CFURLCreateWithString", "CFRunLoop", "CFRunLoopMode",
      "CFRunLoopGetCurrent",
      "CFRunLoopGetMain", "CFRunLoopRun", "CFRunLoopRunInMode", "CFRunLoopStop", "CFRunLoopWakeUp", "CFRunLoopPerformBlock",
      "CFRunLoopIsWaiting", "CFRunLoopRunResult", "CFRunLoopTimer", "CFRunLoopTimerCreateWithHandler", "CFRunLoopAddTimer",
      "CFRunLoopTimerInvalidate",
      "CFRunLoopTimerIsValid", "CFRunLoopTimerGetNextFireDate", "CFRunLoopTimerSetNextFireDate",
      "CGAffineTransform", "CGVector", "CGPath", "CGMutablePath", "CGColor", "CGColorSpace", "CGContext", "CGGradient",
      "CGBlendMode",
      "CGPathFillRule", "CGLineCap", "CGLineJoin", "CGBitmapInfo", "CGImageAlphaInfo", "CGColorSpaceCreateDeviceRGB", "CGFont",
      "CGPointMake", "CGSizeMake", "CGRectMake", "CGVectorMake", "CGAffineTransformMakeTranslation", "CGAffineTransformMakeScale",
      "CGAffineTransformMakeRotation",
    ],
    .xml: [
      "XMLParser", "XMLParserDelegate",
    ],
    .system: [
      "os_unfair_lock", "os_unfair_lock_s", "os_unfair_lock_t", "os_unfair_lock_lock", "os_unfair_lock_unlock",
      "os_unfair_lock_trylock", "os_unfair_lock_assert_owner", "os_unfair_lock_assert_not_owner",
    ],
  ]
  private static let modules: [String: ImpliedModule] = Dictionary(
    uniqueKeysWithValues: names.flatMap { module, names in names.map { ($0, module) } })

  static func module(of name: String) -> ImpliedModule? {
    if let module = modules[name] { return module }
    if ["kSec", "SecItem", "errSec"].contains(where: { name.hasPrefix($0) }) { return .security }
    if ["CC_MD", "CC_SHA", "CC_LONG", "CCHmac", "kCCHmac"].contains(where: { name.hasPrefix($0) }) { return .digests }
    return name.hasPrefix("UN") && hasKind(name) ? .notifications : nil
  }

  /// True for a name that only UIKit gives: `UIColor`. A framework's umbrella header, a bridging header, and the header of a library
  /// that the file imports bring UIKit into files that do not import it themselves.
  static func isOfUIKit(_ name: String) -> Bool {
    guard hasKind(name) else { return false }
    return name.hasPrefix("UI") || name.hasPrefix("NS") && modules[name] == .uiKit
  }

  /// Two capitals for whose it is, and a word.
  private static func hasKind(_ name: String) -> Bool {
    let rest = name.dropFirst(2).prefix(2)
    return rest.count == 2 && rest.first?.isUppercase == true && rest.last?.isLowercase == true
  }
}

extension SourceSurvey {
  /// `import UIKit.UIImage` is `import UIKit`: modules have no submodules here.
  func visitImport(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let first = node.path.first else { return .skipChildren }
    facts.imports.insert(first.name.text)
    let place = range(node)
    facts.importPlaces.append(ImportPlace(module: first.name.text, start: place.lowerBound, end: place.upperBound))
    // A class of UIKit's alone keeps what comes along with UIKit here out of the file: `import class UIKit.UIColor`.
    if let kind = node.importKindSpecifier, first.name.text == "UIKit", let last = node.path.last {
      facts.edits.append(.blank(range(kind).lowerBound..<range(first.name).lowerBound, of: source))
      facts.edits.append(.blank(range(first.name).upperBound..<range(last).upperBound, of: source))
    } else if node.importKindSpecifier == nil, node.path.count > 1, let last = node.path.last {
      let start = range(first.name).upperBound
      facts.edits.append(.blank(start..<range(last).upperBound, of: source))
    }
    // `import class Foundation.NSLock.NSRecursiveLock` names a header of the module in between.
    if node.importKindSpecifier != nil, node.path.count > 2, first.name.text != "UIKit", let last = node.path.last {
      facts.edits.append(
        Edit(range(node.path[node.path.index(after: node.path.startIndex)]).lowerBound..<range(last).lowerBound, ""))
    }
    for case .attribute(let attribute) in node.attributes { _ = visitAttribute(attribute) }
    return .skipChildren
  }

  /// `CoreImage.CIImage` where the names of Core Image are in another module.
  func noteQualifier(_ module: TokenSyntax, of name: TokenSyntax) {
    // What belongs to a module of its own here is Foundation's on Apple's platforms.
    if module.text == "Foundation", ImpliedNames.module(of: name.text) == .networking {
      facts.edits.append(Edit(at: range(module).upperBound, "Networking"))
      return
    }
    if module.text == "CoreFoundation", ImpliedNames.module(of: name.text) == .coreFoundation {
      facts.uses.insert(.coreFoundation)
      facts.edits.append(Edit(range(module), ImpliedModule.coreFoundation.rawValue))
      return
    }
    guard AbsentModules.isQualifier(module.text) else { return }
    facts.qualifiers.append(ImportPlace(module: module.text, start: range(module).lowerBound, end: range(module).upperBound))
  }

  func replaceSystems(in condition: ExprSyntax) {
    for call in SystemQuestions.of(condition) {
      if let answer = AppleConditions.answer(text(call)) { fill(call, answer) }
    }
  }

  /// A file of the name `main.swift` may have statements at its top. The copy has another name, so they become a function.
  func wrapTopLevelCode(of tree: SourceFileSyntax) {
    for (index, item) in tree.statements.enumerated() where !item.item.is(DeclSyntax.self) {
      let range = range(item)
      facts.edits.append(Edit(at: range.lowerBound, "@MainActor private func topLevelCode\(index)() { "))
      facts.edits.append(Edit(at: range.upperBound, " }"))
    }
    if let name = ApplicationMainCall.delegate(in: tree) { facts.appDelegate = name }
  }
}

/// Finds the calls and flags in a condition.
private final class SystemQuestions: SyntaxVisitor {
  private var found: [Syntax] = []

  static func of(_ condition: ExprSyntax) -> [Syntax] {
    let visitor = SystemQuestions(viewMode: .sourceAccurate)
    visitor.walk(condition)
    return visitor.found
  }
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    found.append(Syntax(node))
    return .skipChildren
  }
  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    found.append(Syntax(node))
    return .skipChildren
  }
}

/// Finds the delegate in `UIApplicationMain(…, NSStringFromClass(AppDelegate.self))`. Where the class is chosen before, as by
/// `NSClassFromString("TestDelegate") ?? AppDelegate.self`, it is the one that the file names as a type, the last of several.
private final class ApplicationMainCall: SyntaxVisitor {
  private var starts = false
  private var inCall: String?
  private var elsewhere: String?

  static func delegate(in file: SourceFileSyntax) -> String? {
    let visitor = ApplicationMainCall(viewMode: .sourceAccurate)
    visitor.walk(file)
    return visitor.starts ? visitor.inCall ?? visitor.elsewhere : nil
  }
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.calledExpression.plainText == "UIApplicationMain", let last = node.arguments.last else { return .visitChildren }
    starts = true
    if let call = last.expression.as(FunctionCallExprSyntax.self) {
      inCall = call.arguments.first.flatMap { type(in: $0.expression) }
    }
    return .visitChildren
  }
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = type(in: ExprSyntax(node)), name.hasSuffix("Delegate") { elsewhere = name }
    return .visitChildren
  }

  /// `Name` of `Name.self`.
  private func type(in expression: ExprSyntax) -> String? {
    guard let access = expression.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "self" else { return nil }
    return access.base?.plainText
  }
}
