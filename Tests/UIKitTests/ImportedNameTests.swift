import Testing
// The only import besides the tests' own: what is used below comes with UIKit, as it does on a Mac.
import UIKit

private final class Counter: ObservableObject {
  @Published var count = 0
  private var subscriptions: Set<AnyCancellable> = []
  let steps = PassthroughSubject<Int, Never>()

  init() { steps.sink { [unowned self] in count += $0 }.store(in: &subscriptions) }
}

/// A name that Foundation has on a Mac only.
private struct XMLElement {
  var title: String
}

private final class Feed: NSObject, XMLParserDelegate {
  private(set) var items: [XMLElement] = []

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
    attributes attributeDict: [String: String] = [:]
  ) {
    if let title = attributeDict["title"] { items.append(XMLElement(title: title)) }
  }
}

@MainActor @Suite("`import UIKit` alone") struct ImportedNameTests {
  @Test("Foundation: dates, data, formatters, requests, JSON, predicates and notifications")
  func foundation() throws {
    let day = DateComponents(calendar: Calendar(identifier: .gregorian), timeZone: TimeZone(secondsFromGMT: 0), year: 2025).date
    #expect(try #require(day) == Date(timeIntervalSince1970: 1_735_689_600))
    #expect(try JSONDecoder().decode([String: Int].self, from: Data("{\"a\":1}".utf8)) == ["a": 1])
    #expect(URLRequest(url: URL(fileURLWithPath: "/a")).httpMethod == "GET" && URLSession.shared.configuration.urlCache != nil)
    #expect(NumberFormatter().number(from: "7") == 7 && IndexPath(item: 1, section: 2).section == 2)
    #expect(NSMutableAttributedString(string: "a").length == 1 && ProcessInfo.processInfo.processorCount > 0)
  }

  @Test("Foundation: a feed that is parsed, with a delegate; other names of that module are free for apps")
  func feeds() {
    let feed = Feed()
    let parser = XMLParser(data: Data("<feed><item title=\"Rain\"/><item title=\"Sun\"/></feed>".utf8))
    parser.delegate = feed
    #expect(parser.parse() && feed.items.map(\.title) == ["Rain", "Sun"])
  }

  @Test("Combine: published values, subjects, notifications as publishers, timers and requests")
  func combine() {
    let counter = Counter()
    var heard: [Int] = []
    let reading = counter.$count.removeDuplicates().sink { heard.append($0) }
    counter.steps.send(2)
    counter.steps.send(0)
    counter.steps.send(3)
    #expect(heard == [0, 2, 5])
    reading.cancel()
    counter.steps.send(1)
    #expect(heard == [0, 2, 5] && counter.count == 6)
    let center = NotificationCenter()
    var posts = 0
    let posted = center.publisher(for: UITextField.textDidChangeNotification).sink { _ in posts += 1 }
    center.post(name: UITextField.textDidChangeNotification, object: nil)
    #expect(posts == 1)
    posted.cancel()
    let timer = Timer.publish(every: 1, on: .main, in: .common)
    #expect(timer.interval == 1 && URLSession.shared.dataTaskPublisher(for: URL(fileURLWithPath: "/a")).request.url?.path == "/a")
  }

  @Test("Core Graphics: rectangles, paths, transforms and colours that views and layers take")
  func coreGraphics() throws {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 1, y: 2, width: 3, height: 4))
    let view = UIView(frame: path.boundingBoxOfPath)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: -0.5, y: 0, width: 6, height: 8))
    let color = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    view.layer.borderColor = color
    #expect(view.layer.borderColor == color && CGFloat.pi > 3 && CGVector(dx: 1, dy: 0) != .zero)
  }

  @Test("Core Animation: layers, animations, transactions and display links")
  func coreAnimation() throws {
    let shape = CAShapeLayer()
    shape.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).cgPath
    let gradient = CAGradientLayer()
    gradient.locations = [0, 1]
    let view = UIView()
    view.layer.addSublayer(shape)
    view.layer.insertSublayer(gradient, below: shape)
    #expect(view.layer.sublayers == [gradient, shape] && view.layer.sublayers?.last?.superlayer === view.layer)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
    animation.duration = 2
    shape.add(animation, forKey: "fade")
    CATransaction.commit()
    #expect(shape.animation(forKey: "fade")?.duration == 2)
    #expect(CATransform3DIsIdentity(CATransform3DIdentity) && CACurrentMediaTime() >= 0)
  }

  @Test("Uniform types: by extension, and what conforms to what")
  func uniformTypes() throws {
    #expect(UTType(filenameExtension: "png") == .png && UTType.png.conforms(to: .image))
    #expect(UTType(filenameExtension: "webp") == .webP && UTType(mimeType: "image/webp")?.conforms(to: .image) == true)
    #expect(UTType.commaSeparatedText.conforms(to: .delimitedText) && UTType.delimitedText.conforms(to: .text))
    #expect(UTType.quickTimeMovie.preferredFilenameExtension == "mov" && !UTType.epub.conforms(to: .text))
    #expect(try #require(UTType(mimeType: "text/plain")).identifier == "public.plain-text")
  }

  @Test("Color spaces: their models can be told apart, with the numbers that Core Graphics has for them")
  func colorModels() {
    #expect(UIColor.red.cgColor.colorSpace?.model == .rgb && CGColorSpaceCreateDeviceRGB().model != .cmyk)
    #expect(CGColorSpaceModel.cmyk.rawValue == 2 && CGColorSpaceModel(rawValue: 6) == .pattern)
  }

  @Test("Dispatch: queues, groups, work items")
  func dispatch() {
    let group = DispatchGroup()
    let queue = DispatchQueue(label: "sums", qos: .userInitiated)
    nonisolated(unsafe) var sum = 0
    for number in 1...4 { queue.async(group: group) { sum += number } }
    group.wait()
    #expect(sum == 10 && DispatchTime.now() < .distantFuture)
  }
}
