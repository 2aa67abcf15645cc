import ActivityFeedLookAlike
import AllergiesLookAlike
import AppointmentsBuggy
import AppointmentsFixed
import ArticlesLookAlike
import BedList
import BloodPressureBuggy
import BloodPressureFixed
import BodyAtlas
import BuggyInvalidUpdate
import BuggyLostViewState
import BuggyMutatedIdentifier
import BuggyNondeterminism
import BuggySizeNeverSettles
import BuggyStaleIndexAccess
import BuggyStaleIndexState
import BuggyUnstableIdentity
import CareChatBuggy
import CareChatFixed
import CareTasksBuggy
import CareTasksFixed
import CareTeamLookAlike
import CellHarness
import CellTrace
import ClinicDirectory
import ConditionsBuggy
import ConditionsFixed
import ConversationsLookAlike
import CorrectActionsByIdentity
import CorrectCellReset
import CorrectHostedState
import CorrectInteractionState
import CorrectStateByIdentity
import CounterBuggy
import CounterFixed
import DevicesLookAlike
import DosesLookAlike
import EmergencyContactsBuggy
import EmergencyContactsFixed
import FollowUpsLookAlike
import Groceries
import GroceriesLookAlike
import HeartRateBuggy
import HeartRateFixed
import Immunizations
import LabResultsLookAlike
import MessagesBuggy
import MessagesFixed
import PharmaciesBuggy
import PharmaciesFixed
import PlainIntegers
import QuestionsBuggy
import QuestionsFixed
import RefillListBuggy
import RefillListFixed
import RegistrationDemo
import RemindersBuggy
import RemindersFixed
import SlotsBuggy
import SlotsFixed
import SoundscapesBuggy
import SoundscapesFixed
import SupplyShelf
import TriageBoard
import TrialsLookAlike
import VaccinationsBuggy
import VaccinationsFixed
import VisitNotesBuggy
import VisitNotesFixed
import VitalsLookAlike
import WaitingListBuggy
import WaitingListFixed

/// Every scenario of this package: screens with one defect each, the same screens without it, and correct screens that look
/// as if they had one.
public let allScenarios: [Scenario] = [
  ConditionsBuggy.scenarios,
  ConditionsFixed.scenarios,
  MessagesBuggy.scenarios,
  MessagesFixed.scenarios,
  QuestionsBuggy.scenarios,
  QuestionsFixed.scenarios,
  CounterBuggy.scenarios,
  CounterFixed.scenarios,
  RemindersBuggy.scenarios,
  RemindersFixed.scenarios,
  CareTasksBuggy.scenarios,
  CareTasksFixed.scenarios,
  RefillListBuggy.scenarios,
  RefillListFixed.scenarios,
  VaccinationsBuggy.scenarios,
  VaccinationsFixed.scenarios,
  AppointmentsBuggy.scenarios,
  AppointmentsFixed.scenarios,
  SlotsBuggy.scenarios,
  SlotsFixed.scenarios,
  HeartRateBuggy.scenarios,
  HeartRateFixed.scenarios,
  SoundscapesBuggy.scenarios,
  SoundscapesFixed.scenarios,
  BloodPressureBuggy.scenarios,
  BloodPressureFixed.scenarios,
  VisitNotesBuggy.scenarios,
  VisitNotesFixed.scenarios,
  WaitingListBuggy.scenarios,
  WaitingListFixed.scenarios,
  EmergencyContactsBuggy.scenarios,
  EmergencyContactsFixed.scenarios,
  PharmaciesBuggy.scenarios,
  PharmaciesFixed.scenarios,
  Groceries.scenarios,
  Immunizations.scenarios,
  PlainIntegers.scenarios,
  ClinicDirectory.scenarios,
  BodyAtlas.scenarios,
  TriageBoard.scenarios,
  SupplyShelf.scenarios,
  BedList.scenarios,
  CareChatBuggy.scenarios,
  CareChatFixed.scenarios,
  RegistrationDemo.scenarios,
  ConversationsLookAlike.scenarios,
  LabResultsLookAlike.scenarios,
  CareTeamLookAlike.scenarios,
  ActivityFeedLookAlike.scenarios,
  DosesLookAlike.scenarios,
  ArticlesLookAlike.scenarios,
  AllergiesLookAlike.scenarios,
  DevicesLookAlike.scenarios,
  TrialsLookAlike.scenarios,
  VitalsLookAlike.scenarios,
  FollowUpsLookAlike.scenarios,
  GroceriesLookAlike.scenarios,
  CorrectHostedState.scenarios,
  CorrectCellReset.scenarios,
  CorrectInteractionState.scenarios,
  CorrectActionsByIdentity.scenarios,
  CorrectStateByIdentity.scenarios,
  BuggyLostViewState.scenarios,
  BuggyStaleIndexState.scenarios,
  BuggyStaleIndexAccess.scenarios,
  BuggyUnstableIdentity.scenarios,
  BuggyMutatedIdentifier.scenarios,
  BuggySizeNeverSettles.scenarios,
  BuggyInvalidUpdate.scenarios,
  BuggyNondeterminism.scenarios,
].flatMap { $0 }
