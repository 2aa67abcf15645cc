import CellTrace
import Foundation
import Testing

@Suite("Policies") struct PolicyTests {
  @Test(
    "LC-15 every order of the pool has a name that reads back",
    arguments: [ReusePolicy.fresh, .lifo, .fifo, .random(seed: 7), .random(seed: .max), .adversarial])
  func names(_ order: ReusePolicy) throws {
    #expect(ReusePolicy(rawValue: order.rawValue) == order)
    let data = try JSONEncoder().encode([order])
    #expect(String(decoding: data, as: UTF8.self) == "[\"\(order.rawValue)\"]")
    #expect(try JSONDecoder().decode([ReusePolicy].self, from: data) == [order])
  }

  @Test("names of no order are refused", arguments: ["", "random", "random-", "random-x", "random--1", "LIFO"])
  func refused(_ name: String) { #expect(ReusePolicy(rawValue: name) == nil) }

  @Test("every policy is found by its name, and any seed")
  func catalog() {
    #expect(Policy.standard.first == .lifo)
    #expect(Set(Policy.all.map(\.name)).count == Policy.all.count)
    for policy in Policy.all { #expect(Policy.named(policy.name) == policy) }
    #expect(Policy.named("random-9") == .random(seed: 9))
    #expect(Policy.named("lofi") == nil && Policy.named("fresh") == nil)
  }

  @Test("LC-09 LC-14 SEL-02 SEL-14 what changes the calls and what nobody verified is known of each")
  func kinds() {
    #expect(
      Policy.all.filter(\.changesCalls).map(\.name)
        == [
          "prepared-ahead", "kept-behind", "recycle-first", "reversed", "shuffled", "after-reuse", "after-next-reuse",
          "after-change", "unhighlight-first", "reload-keeps-selection",
        ])
    #expect(Policy.all.filter { !$0.unverified.isEmpty }.map(\.unverified) == [["LC-14"], ["SEL-02"], ["SEL-14"]])
    var behavior = ListBehavior()
    behavior.resizeLimit = 3
    behavior.standardRowHeight = 50
    behavior.destructiveGrace = 0
    behavior.keptBehind = 4
    #expect(behavior.unverified == ["SW-09", "SIZ-10", "SIZ-14"])
  }

  @Test("a policy fills in a configuration and nothing else")
  func under() {
    let base = RunConfiguration(profile: .iOS17, seed: 5)
    #expect(base.under(.lifo) == base)
    #expect(base.under(.fifo).policy == .fifo && base.under(.fifo).list == base.list)
    #expect(base.under(.keptBehind).withFreshCells.list.keptBehind == 1)
    #expect(base.under(.keptBehind).withFreshCells.policy == .fresh)
    #expect(base.under(.afterReuse).completionOrder == .afterReuse && base.under(.afterReuse).policy == .lifo)
    #expect(base.under(.adversarial).seed == 5 && base.under(.adversarial).profile == .iOS17)
  }

  @Test("a run that was never asked is the same under every answer")
  func consulted() {
    #expect(Policy.all.allSatisfy { !ConsultedChoices().concerns($0) })
    func concerned(_ change: (inout ConsultedChoices) -> Void) -> [String] {
      var consulted = ConsultedChoices()
      change(&consulted)
      return Policy.all.filter(consulted.concerns).map(\.name)
    }
    #expect(concerned { $0.poolOrder = 1 } == ["fifo", "random-1", "adversarial"])
    #expect(concerned { $0.preparing = 1 } == ["prepared-ahead"])
    #expect(concerned { $0.keeping = 1 } == ["kept-behind"])
    #expect(concerned { $0.recycling = 1 } == ["recycle-first"])
    #expect(concerned { $0.unhighlighting = 1 } == ["unhighlight-first"])
    #expect(concerned { $0.reloading = 1 } == ["reload-keeps-selection"])
    #expect(concerned { $0.completing = 1 } == ["reversed", "shuffled", "after-reuse", "after-next-reuse"])
    #expect(concerned { $0.changing = 1 } == ["after-change"])
    #expect(concerned { $0.reuse = 9 } == [] && concerned { $0.profile = 9 } == [])
    var slow = Policy("slow")
    slow.list.destructiveGrace = 9
    #expect(ConsultedChoices().concerns(slow))
  }

  @Test("every choice about lists is a policy by name, with any value; what nobody verified says its row")
  func behavior() throws {
    #expect(Set(ListBehaviorOption.all.map(\.name)).count == ListBehaviorOption.all.count)
    #expect(Set(ListBehaviorOption.all.map(\.property)).count == Mirror(reflecting: ListBehavior()).children.count)
    let other = [
      "prepared-ahead=2", "kept-behind=3", "recycles-before-requesting=yes", "unhighlights-after-selecting=no",
      "deselects-before-selecting=no", "reload-keeps-selection=yes", "touch-delay=0.05", "destructive-grace=0",
      "scroll-closes-swipe=no", "reload-closes-swipe=no", "reconfigure-closes-swipe=yes", "closing-tap-acts=yes",
      "kept-destructive-row-aborts=yes", "hosted-swipes-win=yes", "resize-limit=9", "standard-row-height=50.5", "side-inset=24",
      "section-gap=0", "subtitle-font=subheadline",
    ]
    #expect(other.map { $0.prefix { $0 != "=" } } == ListBehaviorOption.all.map { $0.name[...] })
    for (word, option) in zip(other, ListBehaviorOption.all) {
      let policy = try #require(Policy.named(word))
      #expect(
        policy.name == word && policy.list != ListBehavior() && policy.changesCalls
          && ConsultedChoices().concerns(policy) != isAsked(option))
      #expect(policy.unverified == (option.isUnverified ? [option.row] : []))
      #expect(try JSONDecoder().decode(ListBehavior.self, from: JSONEncoder().encode(policy.list)) == policy.list)
      #expect(Policy.named("\(option.name)=\(option.usual)") == nil)
    }
    let all = try #require(Policy.named(other.reversed().joined(separator: ",")))
    #expect(all.name == other.joined(separator: ",") && Policy.named(all.name) == all)
    #expect(Policy.choosing { $0.touchDelay = 0 }.name == "touch-delay=0")
    #expect(
      all.unverified == ["LC-14", "SEL-02", "SEL-05", "SEL-14", "SEL-21", "SW-09", "SW-12", "SW-13", "SW-19", "SW-21"] + [
        "SIZ-10", "SIZ-14", "SIZ-15", "CC-25",
      ])
  }

  @Test("the compatibility page names every choice about lists with its row")
  func page() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(
      contentsOf: root.appendingPathComponent("Sources/CellHarness/CellHarness.docc/Compatibility.md"), encoding: .utf8)
    let lines = page.split(separator: "\n").filter { $0.hasPrefix("| `") }
    for option in ListBehaviorOption.all {
      let line = lines.first { $0.contains("`\(option.name)=`") }
      #expect(line?.contains("| \(option.row) |") == true, "\(option.name)")
      #expect(line?.contains(option.usual) == true, "\(option.name) is \(option.usual)")
    }
  }

  /// Whether a run counts how often it came to the choice.
  private func isAsked(_ option: ListBehaviorOption) -> Bool {
    ["LC-09", "LC-14", "SEL-02", "SEL-14"].contains(option.row)
  }

  @Test(
    "choices that are not there, or can't be, are refused",
    arguments: [
      "touch-delay", "touch-delay=", "touch-delay=-1", "touch-delay=inf", "delay=1", "closing-tap-acts=true", "", ",",
      "touch-delay=0,", "subtitle-font=body", "side-inset=wide", "resize-limit=1.5",
    ])
  func refusedOptions(_ name: String) { #expect(Policy.named(name) == nil) }

  @Test("the questions of two processes add up")
  func sum() throws {
    var one = ConsultedChoices()
    one.reuse = 1
    one.profile = 2
    var two = ConsultedChoices()
    two.reuse = 3
    two.keeping = 1
    #expect((one + two).reuse == 4 && (one + two).profile == 2 && (one + two).keeping == 1)
    #expect(one + two == two + one)
  }
}
